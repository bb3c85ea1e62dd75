/// State shared by the drawings of a page and its forms, patterns and glyphs: fonts, and the remaining budget of work.
///
/// Forms can draw each other, so that a document of a few hundred bytes can ask for endless work. Work is counted in
/// units of about a microsecond. Each page has a budget, which grows with each byte of its content; when it is used up,
/// the rest of the page is not drawn.
final class PDFPageWork {
    private var fonts: [ObjectIdentifier: PDFFont] = [:]
    private var granted: Set<ObjectIdentifier> = []
    private var units = PDFPageWork.atFirst

    private static let atFirst = 500_000
    private static let unitsPerByte = 8
    private static let mostUnits = 1 << 40
    private static let drawingUnits = 100
    private static let paintingUnits = 10
    /// Pixels of an image that are decoded in the time of one unit.
    private static let pixelsPerUnit = 50
    private static let painting: Set<String> = [
        "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "sh", "Do", "EI", "Tj", "TJ", "'", "\"",
    ]

    func font(_ dictionary: PDFDictionary) -> PDFFont {
        if let font = fonts[ObjectIdentifier(dictionary)] { return font }
        let font = PDFFont(dictionary)
        fonts[ObjectIdentifier(dictionary)] = font
        return font
    }

    /// - Returns: false if the budget of this page is used up.
    private func spend(_ count: Int) -> Bool {
        guard units >= count else {
            units = 0
            return false
        }
        units -= count
        return true
    }

    private func grant(_ count: Int, for stream: PDFStream) {
        if granted.insert(ObjectIdentifier(stream)).inserted { units = min(units + count, Self.mostUnits) }
    }

    /// Called before a content stream is drawn, such as that of a form.
    func mayDraw(_ content: CGPDFContentStream) -> Bool {
        guard spend(Self.drawingUnits) else { return false }
        for stream in content.streams { grant((stream.decoded?.bytes.count ?? 0) * Self.unitsPerByte, for: stream) }
        return true
    }

    func mayPerform(_ name: String) -> Bool { spend(Self.painting.contains(name) ? Self.paintingUnits : 1) }

    /// Called before an image is decoded.
    func mayDecode(_ stream: PDFStream) -> Bool {
        func side(_ key: String, _ short: String) -> Int {
            min(max((stream.dictionary[key] ?? stream.dictionary[short])?.integer ?? 0, 0), Surface.longestSide)
        }
        let cost = side("Width", "W") * side("Height", "H") / Self.pixelsPerUnit
        grant(min(cost * 2, (stream.decoded?.bytes.count ?? 0) * Self.unitsPerByte), for: stream)
        return spend(cost)
    }
}
