/// A PDF document that can be read.
///
/// Encrypted documents are recognised, but cannot be unlocked: they have no pages.
public final class CGPDFDocument: PlatformObject {
    package let file: PDFFile
    private var pages: [Int: CGPDFPage] = [:]

    /// Nil when the bytes are no PDF document.
    public init?(_ provider: CGDataProvider) {
        guard let file = provider.data.flatMap(PDFFile.init) else { return nil }
        self.file = file
        super.init(platform: ())
    }

    /// Nil when the file cannot be read, or is no PDF document.
    public convenience init?(_ url: URL) {
        guard let provider = CGDataProvider(url: url) else { return nil }
        self.init(provider)
    }

    /// Writes the version of PDF, such as 1 and 4.
    public func getVersion(
        majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
    ) {
        majorVersion.pointee = Int32(file.version.major)
        minorVersion.pointee = Int32(file.version.minor)
    }

    public var isEncrypted: Bool { file.isEncrypted }

    /// Whether the pages can be read: always, unless the document is encrypted.
    public var isUnlocked: Bool { !file.isEncrypted }

    /// - Returns: true for a document that is not encrypted; false for others, whatever the password is.
    /// - Status: stub (no decryption)
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

    /// Whether the author allows printing. Only encrypted documents can forbid it.
    public var allowsPrinting: Bool { isUnlocked }
    public var allowsCopying: Bool { isUnlocked }

    package var catalog: PDFDictionary? { file.catalog }
    package var info: PDFDictionary? { file.trailer["Info"]?.dictionary }
    package var fileIdentifier: PDFArray? { file.trailer["ID"]?.array }

    // MARK: Pages

    public var numberOfPages: Int { pageDictionaries.count }

    /// The page of a number from 1; nil outside. The same object every time.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        if let known = pages[pageNumber] { return known }
        guard pageNumber >= 1, pageNumber <= pageDictionaries.count else { return nil }
        let (dictionary, inherited) = pageDictionaries[pageNumber - 1]
        let page = CGPDFPage(document: self, number: pageNumber, dictionary: dictionary, inherited: inherited)
        pages[pageNumber] = page
        return page
    }

    /// Each page's dictionary, and the nodes above it.
    private lazy var pageDictionaries: [(PDFDictionary, [PDFDictionary])] = {
        guard isUnlocked, let root = file.catalog?["Pages"]?.dictionary else { return [] }
        var found: [(PDFDictionary, [PDFDictionary])] = []
        var seen: Set<ObjectIdentifier> = []
        collect(root, [], &seen, &found)
        return found
    }()

    private static let mostPages = 1 << 17
    private static let deepestTree = 64

    /// Walks the tree of pages; a node that was seen before is not entered again.
    private func collect(
        _ node: PDFDictionary, _ parents: [PDFDictionary], _ seen: inout Set<ObjectIdentifier>,
        _ found: inout [(PDFDictionary, [PDFDictionary])]
    ) {
        guard parents.count < CGPDFDocument.deepestTree, found.count < CGPDFDocument.mostPages,
            seen.insert(ObjectIdentifier(node)).inserted
        else { return }
        guard let kids = node["Kids"]?.array else {
            found.append((node, parents))
            return
        }
        for index in 0..<kids.count {
            if let kid = kids[index]?.dictionary { collect(kid, [node] + parents, &seen, &found) }
        }
    }
}
