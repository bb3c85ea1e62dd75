/// A font of a PDF document (PDF Reference, 5.5 and 5.6).
final class PDFFont {
    struct Glyph {
        enum Shape {
            case outline([PathElement])
            /// A content stream that draws the glyph, in a Type 3 font.
            case procedure(PDFStream)
        }

        var shape: Shape
        /// In parts of the size.
        var width: CGFloat
        /// Whether word spacing is added: the single byte 32.
        var isSpace: Bool
    }

    private let dictionary: PDFDictionary
    private let program: PDFFontProgram?
    private let encoding: PDFEncoding
    /// Of a Type 0 font, whose strings are of two bytes a character.
    private let descendant: PDFDictionary?
    private let isEmbedded: Bool
    private let widths: [Int: CGFloat]
    private let standardWidth: CGFloat?
    private let glyphMap: [UInt8]?
    private var known: [Int: Glyph] = [:]

    /// From glyph space to text space, in a Type 3 font.
    let glyphMatrix: CGAffineTransform
    let resources: PDFDictionary?

    init(_ dictionary: PDFDictionary) {
        self.dictionary = dictionary
        descendant = dictionary["DescendantFonts"]?.array?[0]?.dictionary
        encoding = PDFEncoding(dictionary["Encoding"])
        let own = descendant ?? dictionary
        let descriptor = own["FontDescriptor"]?.dictionary
        let embedded = ["FontFile", "FontFile2", "FontFile3"].lazy
            .compactMap { descriptor?[$0]?.stream?.decoded?.bytes }.compactMap { PDFFontProgram($0) }.first
        isEmbedded = embedded != nil
        let isDrawn = dictionary["Subtype"]?.name?.text == "Type3"
        program =
            isDrawn ? nil : embedded ?? PDFFontProgram(PDFFont.standIn(own["BaseFont"]?.name?.text ?? "", descriptor))
        if descendant != nil {
            widths = PDFFont.widthsByNumber(own["W"]?.array)
            standardWidth = CGFloat(own["DW"]?.number ?? 1000) / 1000
        } else {
            let first = dictionary["FirstChar"]?.integer ?? 0
            let list = dictionary["Widths"]?.array?.objects.prefix(256) ?? []
            widths = Dictionary(
                list.enumerated().compactMap { index, width in width.number.map { (first &+ index, CGFloat($0) / 1000) }
                },
                uniquingKeysWith: { $1 })
            standardWidth = descriptor?["MissingWidth"]?.number.map { CGFloat($0) / 1000 }
        }
        glyphMap = own["CIDToGIDMap"]?.stream?.decoded?.bytes
        let matrix = dictionary["FontMatrix"]?.array?.numbers ?? []
        glyphMatrix =
            matrix.count == 6 ? CGAffineTransform(numbers: matrix) : CGAffineTransform(scaleX: 0.001, y: 0.001)
        resources = dictionary["Resources"]?.dictionary
    }

    /// The glyphs of a string.
    func glyphs(_ bytes: [UInt8]) -> [Glyph] {
        if descendant == nil { return bytes.map { glyph(Int($0)) } }
        return stride(from: 0, to: bytes.count - 1, by: 2).map { glyph(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])) }
    }

    private func glyph(_ code: Int) -> Glyph {
        if let glyph = known[code] { return glyph }
        let glyph = descendant == nil ? simpleGlyph(UInt8(truncatingIfNeeded: code)) : numberedGlyph(code)
        known[code] = glyph
        return glyph
    }

    private func simpleGlyph(_ byte: UInt8) -> Glyph {
        guard let program else {
            let procedure = encoding.name(of: byte).flatMap { dictionary["CharProcs"]?.dictionary?[$0]?.stream }
            // Widths of Type 3 fonts are in glyph space.
            let width = (widths[Int(byte)] ?? 0) * 1000 * glyphMatrix.a
            return Glyph(
                shape: procedure.map { .procedure($0) } ?? .outline([]), width: width, isSpace: byte == 32)
        }
        let number = number(of: byte, in: program)
        let width = widths[Int(byte)] ?? standardWidth ?? number.map(program.advance) ?? 0
        return Glyph(
            shape: .outline(number.map(program.outline) ?? []), width: width, isSpace: byte == 32)
    }

    private func number(of byte: UInt8, in program: PDFFontProgram) -> UInt32? {
        let name = encoding.name(of: byte)
        if let named = name.flatMap(program.glyph(named:)) { return named }
        if isEmbedded, encoding.isTheFontsOwn, name == nil, let own = program.glyph(forByte: byte) { return own }
        return encoding.scalar(of: byte).flatMap(program.glyph(for:))
            ?? (isEmbedded ? program.glyph(forByte: byte) : nil)
    }

    private func numberedGlyph(_ code: Int) -> Glyph {
        var number = UInt32(code)
        if let glyphMap {
            number =
                code * 2 + 1 < glyphMap.count ? UInt32(glyphMap[code * 2]) << 8 | UInt32(glyphMap[code * 2 + 1]) : 0
        }
        // Glyph numbers only mean something in the font that the document embeds.
        let outline = isEmbedded ? program?.outline(of: number) ?? [] : []
        return Glyph(shape: .outline(outline), width: widths[code] ?? standardWidth ?? 1, isSpace: false)
    }

    /// `[first [w w w] first last w …]`
    private static func widthsByNumber(_ array: PDFArray?) -> [Int: CGFloat] {
        var widths: [Int: CGFloat] = [:]
        let objects = array?.objects ?? []
        var place = 0
        while place + 1 < objects.count, widths.count < 65_536 {
            guard let first = objects[place].integer, (0...65_535).contains(first) else { break }
            if let list = objects[place + 1].array {
                for (offset, width) in list.numbers.enumerated() { widths[first + offset] = width / 1000 }
                place += 2
            } else {
                guard place + 2 < objects.count, let last = objects[place + 1].integer,
                    let width = objects[place + 2].number
                else { break }
                for code in first...max(first, min(last, 65_535)) { widths[code] = CGFloat(width) / 1000 }
                place += 3
            }
        }
        return widths
    }

    /// A font of the platform for one that is not embedded.
    private static func standIn(_ name: String, _ descriptor: PDFDictionary?) -> FontFace {
        // Subsets have six letters and a plus before their name.
        let plain = name.split(separator: "+").last.map(String.init) ?? name
        if let face = FontFace.named(plain.replacingOccurrences(of: ",", with: "-")) { return face }
        let flags = descriptor?["Flags"]?.integer ?? 0
        let isBold = plain.contains("Bold") || flags & 1 << 18 != 0
        let isItalic = plain.contains("Italic") || plain.contains("Oblique") || flags & 1 << 6 != 0
        let isFixed = plain.hasPrefix("Courier") || flags & 1 != 0
        let isSerif = plain.hasPrefix("Times") || flags & 2 != 0
        let family = isFixed ? "Courier" : isSerif ? "Times New Roman" : "Helvetica"
        return (FontFace.named(family) ?? .system()).variant(bold: isBold, italic: isItalic)
    }
}

extension CGAffineTransform {
    /// Six numbers, of which there must be that many.
    init(numbers: [CGFloat]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
