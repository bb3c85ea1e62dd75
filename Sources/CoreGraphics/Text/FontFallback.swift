/// Chooses a face for a character for which the wanted face has no glyph.
enum FontFallback {
    private nonisolated(unsafe) static var chosen = GenerationalCache<UInt32, FontFace>(capacity: 4096)

    /// The face for a cluster of characters; `face` itself when it has them all or nothing else does.
    static func face(for cluster: Character, wanted face: FontFace) -> FontFace {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return face }
        if cluster.prefersEmoji, let emoji = FontFace.inFile(FontCatalog.colorEmoji), has(first, emoji) { return emoji }
        if scalars.allSatisfy({ $0.needsNoGlyph || has($0, face) }) { return face }
        // Letter and accent are taken from one face, since an accent of another face does not fit the letter.
        let missing = scalars.first { !$0.needsNoGlyph && !has($0, face) } ?? first
        if let known = chosen.value(for: missing.value) { return known }
        let found = search(missing) ?? face
        chosen.insert(found, for: missing.value)
        return found
    }

    private static func search(_ scalar: Unicode.Scalar) -> FontFace? {
        let paths = [
            FontCatalog.families[0].files[0], FontCatalog.droidFallback, FontCatalog.dejaVuSans, FontCatalog.colorEmoji,
        ]
        for path in paths {
            if let face = FontFace.inFile(path), has(scalar, face) { return face }
        }
        guard let place = Fontconfig.file(containing: scalar),
            let face = FontFace.inFile(place.path, index: place.index), has(scalar, face)
        else { return nil }
        return face
    }

    private static func has(_ scalar: Unicode.Scalar, _ face: FontFace) -> Bool { face.file.glyph(for: scalar) != nil }
}

extension Unicode.Scalar {
    /// True for joiners, variation selectors and control characters, which have no glyph of their own.
    var needsNoGlyph: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || properties.generalCategory == .format
    }
}

extension Character {
    /// True for clusters with emoji presentation, by default or by a variation selector.
    var prefersEmoji: Bool {
        guard let first = unicodeScalars.first, first.value > 0x7F || unicodeScalars.count > 1 else { return false }
        let selectors = unicodeScalars.dropFirst()
        if selectors.contains("\u{FE0E}") { return false }
        return first.properties.isEmojiPresentation || (first.properties.isEmoji && selectors.contains("\u{FE0F}"))
    }
}
