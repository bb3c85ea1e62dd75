internal import CFontconfig

/// The system's font list, asked only for names and characters that no known font has: its start takes tens of
/// milliseconds.
enum Fontconfig {
    private nonisolated(unsafe) static let configuration: OpaquePointer? = FcInitLoadConfigAndFonts()

    /// The file of the font whose PostScript or family name is `name`; nil when there is none.
    static func file(named name: String) -> (path: String, index: Int)? {
        guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
        for property in [FC_POSTSCRIPT_NAME, FC_FAMILY] {
            if let found = list(property, name) { return found }
        }
        return nil
    }

    /// The file of a font with a glyph for `scalar`; nil when there is none.
    static func file(containing scalar: Unicode.Scalar) -> (path: String, index: Int)? {
        guard let configuration, let characters = FcCharSetCreate(), let pattern = FcPatternCreate() else { return nil }
        defer {
            FcCharSetDestroy(characters)
            FcPatternDestroy(pattern)
        }
        FcCharSetAddChar(characters, scalar.value)
        FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        return place(of: match)
    }

    private static func list(_ property: String, _ value: String) -> (path: String, index: Int)? {
        guard let configuration, let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, property, value)
        for name in [FC_FILE, FC_INDEX, FC_STYLE, FC_WEIGHT] { FcObjectSetAdd(wanted, name) }
        guard let found = FcFontList(configuration, pattern, wanted) else { return nil }
        defer { FcFontSetDestroy(found) }
        var places: [(path: String, index: Int, weight: Int32)] = []
        for number in 0..<Int(found.pointee.nfont) {
            guard let font = found.pointee.fonts[number], let place = place(of: font) else { continue }
            var weight: Int32 = 0
            FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
            places.append((place.path, place.index, weight))
        }
        // The face nearest to regular; the same one on every machine with the same files.
        let regular: Int32 = 80
        let best = places.min { (abs($0.weight - regular), $0.path) < (abs($1.weight - regular), $1.path) }
        return best.map { ($0.path, $0.index) }
    }

    private static func place(of font: OpaquePointer) -> (path: String, index: Int)? {
        var path: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
        var index: Int32 = 0
        FcPatternGetInteger(font, FC_INDEX, 0, &index)
        return (String(cString: path), Int(index))
    }
}
