/// How bytes given to `showText` are mapped to glyphs.
public enum CGTextEncoding: Int32, Sendable {
    /// The font's own encoding: for the fonts here, Mac Roman too.
    case encodingFontSpecific = 0
    case encodingMacRoman = 1
}
