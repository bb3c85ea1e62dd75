/// A line of text turned into glyphs: what is drawn, how wide it is, and which glyph belongs to which characters.
package final class ShapedRun {
    package struct Glyph {
        package var face: FontFace
        package var glyph: UInt32
        /// Points from the run's origin on the baseline; y points down.
        package var x, y: CGFloat
        package var advance: CGFloat
        /// The first UTF-16 unit of the characters that the glyph stands for.
        package var cluster: Int
    }

    package let text: String
    package let size: CGFloat
    /// From left to right.
    package let glyphs: [Glyph]
    /// Points from the origin to where text after it would start.
    package let width: CGFloat

    init(text: String, size: CGFloat, glyphs: [Glyph], width: CGFloat) {
        self.text = text
        self.size = size
        self.glyphs = glyphs
        self.width = width
    }
}
