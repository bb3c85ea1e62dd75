/// The boxes of a page. A missing crop box is the media box; other missing boxes are the crop box.
public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4
}

/// A page of a PDF document.
public final class CGPDFPage: PlatformObject {
    /// Weak, since the document keeps its pages. A page that outlives its document can still be read.
    public private(set) weak var document: CGPDFDocument?
    let file: PDFFile
    /// From 1.
    public let pageNumber: Int
    package let dictionary: PDFDictionary
    /// The nodes above the page, nearest first, from which it inherits attributes.
    private let inherited: [PDFDictionary]

    init(document: CGPDFDocument, number: Int, dictionary: PDFDictionary, inherited: [PDFDictionary]) {
        self.document = document
        file = document.file
        pageNumber = number
        self.dictionary = dictionary
        self.inherited = inherited
        super.init(platform: ())
    }

    private func attribute(_ key: String) -> PDFObject? {
        for node in [dictionary] + inherited {
            if let value = node[key], !value.isNull { return value }
        }
        return nil
    }

    package var resources: PDFDictionary? { attribute("Resources")?.dictionary }

    /// The streams that draw the page, one after the other.
    package var contents: [PDFStream] {
        guard let contents = attribute("Contents") else { return [] }
        if let stream = contents.stream { return [stream] }
        return contents.array?.objects.compactMap(\.stream) ?? []
    }

    /// A box in the page's default user space, in points; US letter when the page says nothing that makes sense.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        switch box {
        case .mediaBox: return rect("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        case .cropBox:
            let media = getBoxRect(.mediaBox)
            guard let crop = rect("CropBox")?.intersection(media), !crop.isEmpty else { return media }
            return crop
        case .bleedBox: return rect("BleedBox") ?? getBoxRect(.cropBox)
        case .trimBox: return rect("TrimBox") ?? getBoxRect(.cropBox)
        case .artBox: return rect("ArtBox") ?? getBoxRect(.cropBox)
        }
    }

    private func rect(_ key: String) -> CGRect? {
        guard let numbers = attribute(key)?.array?.numbers, numbers.count >= 4 else { return nil }
        let rect = CGRect(
            x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
            height: abs(numbers[3] - numbers[1]))
        return rect.width > 0 && rect.height > 0 && rect.maxX.isFinite && rect.maxY.isFinite ? rect : nil
    }

    /// How many degrees the page is turned clockwise for display: 0, 90, 180 or 270.
    public var rotationAngle: Int32 {
        let angle = attribute("Rotate")?.integer ?? 0
        guard angle % 90 == 0 else { return 0 }
        return Int32((angle % 360 + 360) % 360)
    }

    /// The transform that puts a box of the page into a rectangle, centred; a page is never enlarged.
    ///
    /// - Parameters:
    ///   - rotate: degrees clockwise, on top of the page's own.
    ///   - preserveAspectRatio: true to scale both sides alike, so that one may be smaller than the rectangle's.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let source = getBoxRect(box), target = rect.standardized
        let turns = ((Int(rotationAngle) + Int(rotate) / 90 * 90) % 360 + 360) % 360
        let isSideways = turns % 180 == 90
        let width = isSideways ? source.height : source.width, height = isSideways ? source.width : source.height
        var scaleX = min(target.width / width, 1), scaleY = min(target.height / height, 1)
        if preserveAspectRatio {
            scaleX = min(scaleX, scaleY)
            scaleY = scaleX
        }
        // Exact values for quarter turns, since `sin(π)` is not exactly 0.
        let cosine: CGFloat = turns == 0 ? 1 : turns == 180 ? -1 : 0
        let sine: CGFloat = turns == 90 ? 1 : turns == 270 ? -1 : 0
        return CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(a: cosine, b: -sine, c: sine, d: cosine, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(scaleX: scaleX, y: scaleY))
            .concatenating(CGAffineTransform(translationX: target.midX, y: target.midY))
    }
}
