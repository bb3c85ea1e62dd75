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
                advances[index] = isKnown ? inUnits(face.advance(of: UInt32(glyphs[index]))) : 0
                isComplete = isComplete && isKnown
            }
            return isComplete
        }
    }

    /// The glyph called `name`, such as "ampersand"; 0 when there is none.
    public func getGlyphWithGlyphName(name: String) -> CGGlyph {
        TextEngine.locked { CGGlyph(truncatingIfNeeded: FT_Get_Name_Index(face.file.face, name)) }
    }

    /// The boxes of `count` glyphs in the font's units, y up. Returns false when a glyph is not in the font; its box is
    /// then empty.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        TextEngine.locked {
            var isComplete = true
            for index in 0..<max(0, count) {
                let isKnown = Int(glyphs[index]) < face.file.glyphCount
                bboxes[index] = isKnown ? box(of: UInt32(glyphs[index])) : .zero
                isComplete = isComplete && isKnown
            }
            return isComplete
        }
    }

    private func box(of glyph: UInt32) -> CGRect {
        let outline = CGPath(elements: GlyphOutline.elements(glyph, of: face.file)).boundingBoxOfPath
        guard !outline.isNull else { return .zero }
        let units = face.file.unitsPerEm
        return outline.applying(CGAffineTransform(scaleX: units, y: units)).integral
    }

    /// The name of a glyph, such as "ampersand"; nil when the font has no names, or no such glyph.
    public func name(for glyph: CGGlyph) -> String? {
        TextEngine.locked {
            guard Int(glyph) < face.file.glyphCount else { return nil }
            var name = [CChar](repeating: 0, count: 128)
            guard FT_Get_Glyph_Name(face.file.face, FT_UInt(glyph), &name, 128) == 0, name[0] != 0 else { return nil }
            return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        }
    }

    /// A box that holds every glyph, y up.
    public var fontBBox: CGRect {
        let box = face.file.glyphBox, units = face.file.unitsPerEm
        return CGRect(
            x: (box.minX * units).rounded(), y: (-box.maxY * units).rounded(), width: (box.width * units).rounded(),
            height: (box.height * units).rounded())
    }

    /// Degrees counter-clockwise from upright: negative for fonts that lean to the right.
    public var italicAngle: CGFloat {
        TextEngine.locked {
            guard let post = table(for: 0x706F_7374), post.count >= 8 else { return 0 }
            let fixed = post.dropFirst(4).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return CGFloat(Int32(bitPattern: fixed)) / 65_536
        }
    }

    /// The width of vertical stems, measured on the letter l.
    public var stemV: CGFloat {
        TextEngine.locked {
            guard let glyph = face.file.glyph(for: "l") else { return 0 }
            // At half its height, the letter l has nothing but its stem, with or without serifs.
            let outline = CGPath(elements: GlyphOutline.elements(glyph, of: face.file))
            let box = outline.boundingBoxOfPath
            guard !box.isNull else { return 0 }
            let steps = 512
            let inside = (0..<steps).count { step in
                outline.contains(
                    CGPoint(x: box.minX + (CGFloat(step) + 0.5) * box.width / CGFloat(steps), y: box.midY))
            }
            return (CGFloat(inside) * box.width / CGFloat(steps) * face.file.unitsPerEm).rounded()
        }
    }

    /// The tags of the font's tables, as numbers of four characters.
    public var tableTags: [UInt32] {
        TextEngine.locked {
            var count: FT_ULong = 0
            guard FT_Sfnt_Table_Info(face.file.face, 0, nil, &count) == 0 else { return [] }
            return (0..<min(count, 4096)).compactMap { index in
                var tag: FT_ULong = 0, length: FT_ULong = 0
                let status = FT_Sfnt_Table_Info(face.file.face, FT_UInt(index), &tag, &length)
                return status == 0 ? UInt32(truncatingIfNeeded: tag) : nil
            }
        }
    }

    /// The bytes of a table; nil when the font has no such table.
    public func table(for tag: UInt32) -> Data? {
        TextEngine.locked {
            var length: FT_ULong = 0
            guard FT_Load_Sfnt_Table(face.file.face, FT_ULong(tag), 0, nil, &length) == 0, length > 0,
                length <= 1 << 28
            else { return nil }
            var bytes = [UInt8](repeating: 0, count: Int(length))
            guard FT_Load_Sfnt_Table(face.file.face, FT_ULong(tag), 0, &bytes, &length) == 0 else { return nil }
            return Data(bytes)
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CGFont)?.face === face
    }

    public override var hash: Int { face.hashValue }
}
