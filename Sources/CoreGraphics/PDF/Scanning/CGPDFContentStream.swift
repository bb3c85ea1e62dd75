/// The operators that draw a page, a form or a glyph, and the resources that they name.
package final class CGPDFContentStream: PlatformObject {
    package let streams: [PDFStream]
    private let resources: PDFDictionary?
    private let parent: CGPDFContentStream?
    /// Keeps the page's objects alive, to which C programs have pointers.
    private let page: CGPDFPage?

    package init(page: CGPDFPage) {
        streams = page.contents
        resources = page.resources
        parent = nil
        self.page = page
        super.init(platform: ())
    }

    /// - Parameter parent: the content stream whose resources are searched for those that are not in `resources`.
    package init(stream: PDFStream, resources: PDFDictionary?, parent: CGPDFContentStream?) {
        streams = [stream]
        self.resources = resources
        self.parent = parent
        page = parent?.page
        super.init(platform: ())
    }

    /// A resource such as a font: `category` is its kind, `Font`.
    package func resource(_ category: String, _ name: String) -> PDFObject? {
        if let found = resources?[category]?.dictionary?[name], !found.isNull { return found }
        return parent?.resource(category, name)
    }

    var file: PDFFile? { page?.file }

    /// The bytes of all streams, joined by spaces, since a token does not continue in the next stream.
    private(set) lazy var bytes: [UInt8] = streams.reduce(into: []) { all, stream in
        guard let content = stream.decoded, content.format == .raw else { return }
        all += content.bytes
        all.append(32)
    }
}
