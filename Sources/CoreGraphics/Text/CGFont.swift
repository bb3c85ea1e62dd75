internal import CCairo

public typealias CGFontIndex = UInt16
public typealias CGGlyph = UInt16

/// A font without a size. Measures are in the font's own units, `unitsPerEm` to the size.
public final class CGFont: PlatformObject, @unchecked Sendable {
    package let face: FontFace

    /// The font of a PostScript or family name; nil when no font has that name.
    public convenience init?(_ name: String) {
        guard let face = FontFace.named(name) else { return nil }
        self.init(face: face)
    }

    /// A font in memory; nil when the bytes are no font.
    public convenience init?(_ provider: CGDataProvider) {
        guard let face = provider.data.flatMap(FontFace.register) else { return nil }
        self.init(face: face)
    }

    package init(face: FontFace) {
        self.face = face
        super.init(platform: ())
    }

    public var numberOfGlyphs: Int { face.file.glyphCount }
    public var unitsPerEm: Int32 { Int32(face.file.unitsPerEm) }
    public var postScriptName: String? { face.postScriptName }
    public var fullName: String? {
        let style = (face.isBold ? " Bold" : "") + (face.isItalic ? " Italic" : "")
        return face.familyName + style
    }
    public var ascent: Int32 { inUnits(face.metrics.ascender) }
    public var descent: Int32 { inUnits(face.metrics.descender) }
    public var leading: Int32 { inUnits(face.metrics.lineGap) }
    public var capHeight: Int32 { inUnits(face.metrics.capHeight) }
    public var xHeight: Int32 { inUnits(face.metrics.xHeight) }

    private func inUnits(_ part: CGFloat) -> Int32 { Int32((part * face.file.unitsPerEm).rounded()) }

    /// The advance of each of `count` glyphs. Returns false when a glyph is not in the font; its advance is then 0.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        TextEngine.locked {
            var isComplete = true
            for index in 0..<max(0, count) {
                let isKnown = Int(glyphs[index]) < face.file.glyphCount
                advances[index] = isKnown ? inUnits(face.file.advance(of: UInt32(glyphs[index]))) : 0
                isComplete = isComplete && isKnown
            }
            return isComplete
        }
    }

    /// The glyph called `name`, such as "ampersand"; 0 when there is none.
    public func getGlyphWithGlyphName(name: String) -> CGGlyph {
        TextEngine.locked { CGGlyph(truncatingIfNeeded: FT_Get_Name_Index(face.file.face, name)) }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CGFont)?.face === face
    }

    public override var hash: Int { face.hashValue }
}
