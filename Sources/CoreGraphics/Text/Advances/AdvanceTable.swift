/// The advances of the characters of one of the phone's faces, in thousandths of the size.
///
/// The stand-in for the face has other advances. Each of its glyphs is stretched to the advance of the phone's, so that
/// lines are as long and break where they do on the phone.
struct AdvanceTable: Sendable {
    private let values: [UInt16]

    /// - Parameter values: In the order of ``scalars``; 0 for what is not known. The last may be left out.
    init(_ values: [UInt16]) { self.values = values }

    /// ASCII, Latin 1, and the punctuation marks that texts have most.
    private static let scalars: [Unicode.Scalar] =
        [0x20...0x7E, 0xA0...0xFF].joined().compactMap(Unicode.Scalar.init) + [
            "\u{2013}", "\u{2014}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2026}", "\u{20AC}",
            "\u{2122}",
        ]

    /// The horizontal scale factors of the glyphs of a font; glyphs without a factor are not scaled.
    func stretches(of file: FontFile) -> [UInt32: CGFloat] {
        var stretches: [UInt32: CGFloat] = [:]
        for (scalar, value) in zip(Self.scalars, values) where value > 0 {
            guard let glyph = file.glyph(for: scalar) else { continue }
            let natural = file.advance(of: glyph)
            if natural > 0 { stretches[glyph] = CGFloat(value) / 1000 / natural }
        }
        return stretches
    }
}
