/// How the bytes of `selectFont` and `showText` stand for glyphs.
public enum CGTextEncoding: Int32, Sendable {
    /// The font's own encoding: for the fonts here, Mac Roman too.
    case encodingFontSpecific = 0
    case encodingMacRoman = 1
}
