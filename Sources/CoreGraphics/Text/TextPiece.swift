/// A part of a line that is set in one font; a line may have several.
package struct TextPiece {
    package enum Ligatures {
        case none, common, all
    }

    /// UTF-16 units of the line.
    package var range: Range<Int>
    package var face: FontFace
    /// Points an em.
    package var size: CGFloat
    package var ligatures: Ligatures
    package var kerns: Bool

    package init(range: Range<Int>, face: FontFace, size: CGFloat, ligatures: Ligatures = .common, kerns: Bool = true) {
        self.range = range
        self.face = face
        self.size = size
        self.ligatures = ligatures
        self.kerns = kerns
    }

    /// A glyph of a line of several pieces.
    package struct Glyph {
        package var face: FontFace
        package var glyph: UInt32
        /// Points from where the glyph before it ends; y points up.
        package var xOffset, yOffset: CGFloat
        package var advance: CGFloat
        /// The first UTF-16 unit of the characters that the glyph stands for.
        package var cluster: Int
        /// The number of the piece.
        package var piece: Int
        /// Odd for text from right to left.
        package var level: Int
    }
}
