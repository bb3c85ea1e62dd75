/// The widths of single characters in a font. In fonts that are set without kerning most texts are as wide as the sum
/// of these, so that lines can be broken without shaping.
@MainActor final class CharacterWidths {
    let font: UIFont
    private let ascii: [CGFloat]
    private var others: [Character: CGFloat] = [:]

    private init(_ font: UIFont) {
        self.font = font
        ascii = (0..<128).map { value in
            TextShaper.shape(String(UnicodeScalar(UInt8(value))), face: font.face, size: font.pointSize).width
        }
    }

    /// True if the width of independent characters is the sum of their widths: the font has no kerning or ligatures for
    /// them.
    var areSums: Bool { font.face.setsPlainly }

    func width(_ code: CharacterCode, _ character: Character) -> CGFloat {
        if code.isASCII { return ascii[Int(code.scalar)] }
        if let known = others[character] { return known }
        let width = TextShaper.shape(String(character), face: font.face, size: font.pointSize).width
        if others.count >= CharacterWidths.mostOthers { others.removeAll() }
        others[character] = width
        return width
    }

    private static let mostOthers = 4096

    // MARK: Shared tables

    private struct Key: Hashable {
        let face: ObjectIdentifier
        let size: CGFloat
    }

    private static var tables: [Key: CharacterWidths] = [:]

    static func of(_ font: UIFont) -> CharacterWidths {
        let key = Key(face: ObjectIdentifier(font.face), size: font.pointSize)
        if let table = tables[key] { return table }
        if tables.count >= 32 { tables.removeAll() }
        let table = CharacterWidths(font)
        tables[key] = table
        return table
    }
}
