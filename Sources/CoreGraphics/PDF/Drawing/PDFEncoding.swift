/// Maps the bytes of a simple font's strings to characters and glyph names (PDF Reference, appendix D).
struct PDFEncoding {
    /// Names of glyphs that a document gives for some bytes.
    private var differences: [UInt8: String] = [:]
    private var base: [Unicode.Scalar?]

    /// True if the document does not name an encoding: then the font's own has precedence.
    let isTheFontsOwn: Bool

    init(_ object: PDFObject?) {
        var name = object?.name?.text
        if let dictionary = object?.dictionary {
            name = dictionary["BaseEncoding"]?.name?.text
            var code = 0
            for entry in dictionary["Differences"]?.array?.objects ?? [] {
                if let number = entry.integer {
                    code = number
                } else if let glyph = entry.name?.text {
                    if (0...255).contains(code) { differences[UInt8(code)] = glyph }
                    code += 1
                }
            }
        }
        isTheFontsOwn = name == nil
        switch name {
        case "WinAnsiEncoding": base = PDFEncoding.table(.windowsCP1252)
        case "MacRomanEncoding": base = PDFEncoding.table(.macOSRoman)
        default: base = PDFEncoding.standard
        }
    }

    func name(of byte: UInt8) -> String? { differences[byte] }

    func scalar(of byte: UInt8) -> Unicode.Scalar? {
        differences[byte].map { GlyphNames.scalar($0) } ?? base[Int(byte)]
    }

    private static func table(_ encoding: String.Encoding) -> [Unicode.Scalar?] {
        (0...255).map { String(data: Data([UInt8($0)]), encoding: encoding)?.unicodeScalars.first }
    }

    /// Adobe's standard encoding: ASCII with curved quotes; the upper half is like no other encoding.
    private static let standard: [Unicode.Scalar?] = {
        var table: [Unicode.Scalar?] = (0...255).map { (32...126).contains($0) ? Unicode.Scalar(UInt8($0)) : nil }
        table[0x27] = "’"
        table[0x60] = "‘"
        let others: [(Int, String)] = [
            (0xA1, "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ"), (0xB1, "–†‡·"), (0xB6, "¶•‚„”»…‰"), (0xBF, "¿"), (0xC1, "`´ˆ˜¯˘˙¨"),
            (0xCA, "˚¸"),
            (0xCD, "˝˛ˇ—"), (0xE1, "Æ"), (0xE3, "ª"), (0xE8, "ŁØŒº"), (0xF1, "æ"), (0xF5, "ı"), (0xF8, "łøœß"),
        ]
        for (start, characters) in others {
            for (offset, scalar) in characters.unicodeScalars.enumerated() { table[start + offset] = scalar }
        }
        return table
    }()
}
