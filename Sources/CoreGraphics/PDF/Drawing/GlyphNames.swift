internal import CCairo

/// Maps glyph names such as "quoteright" to characters, by the names in the system font, which has all Latin ones.
enum GlyphNames {
    static func scalar(_ name: String) -> Unicode.Scalar? {
        if let known = names[name] { return known }
        if name.hasPrefix("uni"), name.count == 7, let value = UInt32(name.dropFirst(3), radix: 16) {
            return Unicode.Scalar(value)
        }
        if name.hasPrefix("u"), (5...7).contains(name.count), let value = UInt32(name.dropFirst(), radix: 16) {
            return Unicode.Scalar(value)
        }
        return nil
    }

    private static let names: [String: Unicode.Scalar] = TextEngine.locked {
        let face = FontFace.system().file.face
        var names: [String: Unicode.Scalar] = [:]
        var glyph: FT_UInt = 0
        guard FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { return names }
        var code = FT_Get_First_Char(face, &glyph)
        while glyph != 0 {
            var name = [CChar](repeating: 0, count: 64)
            if FT_Get_Glyph_Name(face, glyph, &name, 64) == 0, let scalar = Unicode.Scalar(UInt32(code)) {
                let text = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
                if names[text] == nil { names[text] = scalar }
            }
            code = FT_Get_Next_Char(face, code, &glyph)
        }
        return names
    }
}
