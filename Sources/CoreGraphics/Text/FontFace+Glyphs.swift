extension FontFace {
    /// The glyphs of UTF-16 units, one for each unit: 0 where the face has none, and for the second half of a pair.
    package func glyphs(for units: [UInt16]) -> [CGGlyph] {
        TextEngine.locked {
            var found = [CGGlyph](repeating: 0, count: units.count)
            var index = 0
            while index < units.count {
                var scalar = Unicode.Scalar(units[index])
                var length = 1
                if UTF16.isLeadSurrogate(units[index]), index + 1 < units.count,
                    UTF16.isTrailSurrogate(units[index + 1])
                {
                    let high = UInt32(units[index]) - 0xD800, low = UInt32(units[index + 1]) - 0xDC00
                    scalar = Unicode.Scalar(0x10000 + (high << 10 | low))
                    length = 2
                }
                if let scalar, let glyph = file.glyph(for: scalar) { found[index] = CGGlyph(truncatingIfNeeded: glyph) }
                index += length
            }
            return found
        }
    }

    /// The advances of glyphs, in parts of the size; 0 for glyphs that the face does not have.
    package func advances(of glyphs: [CGGlyph]) -> [CGFloat] {
        TextEngine.locked {
            glyphs.map { Int($0) < file.glyphCount ? advance(of: UInt32($0)) : 0 }
        }
    }

    /// The outline of a glyph in parts of the size, y up; nil for glyphs that the face does not have, or has as a
    /// picture.
    package func outline(of glyph: CGGlyph) -> CGPath? {
        TextEngine.locked {
            guard Int(glyph) < file.glyphCount, !file.hasColor else { return nil }
            let across = CGAffineTransform(scaleX: stretch(of: UInt32(glyph)), y: 1)
            return CGPath(elements: GlyphOutline.elements(UInt32(glyph), of: file).map { $0.applying(across) })
        }
    }

    /// The face that shows the characters of `text`: this one if it has them.
    package func face(for text: String) -> FontFace {
        TextEngine.locked {
            for character in text {
                let found = FontFallback.face(for: character, wanted: self)
                if found !== self { return found }
            }
            return self
        }
    }

    /// True if glyphs are pictures in colours.
    package var hasColor: Bool { file.hasColor }

    /// The file; nil for a font in memory.
    package var path: String? { file.path.isEmpty ? nil : file.path }

    /// All characters that the face has glyphs for.
    package var characters: [ClosedRange<UInt32>] { TextEngine.locked { file.characters } }
}
