internal import CHarfBuzz

/// Turns strings into glyphs.
package enum TextShaper {
    private struct Key: Hashable {
        var text: String
        var face: ObjectIdentifier
        var size: CGFloat
    }

    // Used inside TextEngine.locked only.
    private nonisolated(unsafe) static var runs = GenerationalCache<Key, ShapedRun>(capacity: 2048)
    nonisolated(unsafe) static let buffer: OpaquePointer = hb_buffer_create()

    /// The longest text whose run is cached, in UTF-8 bytes.
    private static let longestCachedText = 1024

    /// The glyphs of one line of text; `text` is not broken. Cached, so asking again is cheap.
    ///
    /// - Parameter size: points an em; sizes that are not above 0 give an empty run.
    package static func shape(_ text: String, face: FontFace, size: CGFloat) -> ShapedRun {
        guard size > 0, size.isFinite else { return ShapedRun(text: text, face: face, size: 0, glyphs: [], width: 0) }
        return TextEngine.locked {
            let key = Key(text: text, face: ObjectIdentifier(face), size: size)
            if let run = runs.value(for: key) { return run }
            let run = shapeUncached(text, face: face, size: size)
            if text.utf8.count <= longestCachedText { runs.insert(run, for: key) }
            return run
        }
    }

    static func removeAll() { runs.removeAll() }

    private struct Item {
        var range: Range<Int>
        var level: Int
        var face: FontFace
    }

    private static func shapeUncached(_ text: String, face: FontFace, size: CGFloat) -> ShapedRun {
        let units = text.utf16.map(visible)
        var glyphs: [ShapedRun.Glyph] = []
        glyphs.reserveCapacity(units.count)
        var x: CGFloat = 0
        for item in items(text, units, face) {
            append(item, of: units, size: size, to: &glyphs, x: &x)
        }
        return ShapedRun(text: text, face: face, size: size, glyphs: glyphs, width: x)
    }

    /// Replaces control characters: a tab becomes a space, others become invisible and have no width.
    static func visible(_ unit: UInt16) -> UInt16 {
        guard unit < 0x20 || unit == 0x7F else { return unit }
        return unit == 0x09 ? 0x20 : 0x200B
    }

    /// The parts of one face and one direction, from left to right.
    private static func items(_ text: String, _ units: [UInt16], _ face: FontFace) -> [Item] {
        if units.allSatisfy({ $0 < 0x80 || $0 == 0x200B }) {
            return [Item(range: 0..<units.count, level: 0, face: face)]
        }
        let directions =
            TextDirections.isPlain(units)
            ? [TextDirections.Run(range: 0..<units.count, level: 0)] : TextDirections(text).runs
        var items: [Item] = []
        var offset = 0, direction = 0
        for character in text {
            let end = offset + character.utf16.count
            while direction + 1 < directions.count, directions[direction].range.upperBound <= offset { direction += 1 }
            let level = directions[direction].level
            let chosen = FontFallback.face(for: character, wanted: face)
            if let last = items.last, last.face === chosen, last.level == level {
                items[items.count - 1].range = last.range.lowerBound..<end
            } else {
                items.append(Item(range: offset..<end, level: level, face: chosen))
            }
            offset = end
        }
        return TextDirections.visualOrder(items) { $0.level }
    }

    private static func append(
        _ item: Item, of units: [UInt16], size: CGFloat, to glyphs: inout [ShapedRun.Glyph], x: inout CGFloat
    ) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(
            buffer, units, Int32(units.count), UInt32(item.range.lowerBound), Int32(item.range.count))
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_direction(buffer, item.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let off = item.face.setsPlainly ? plainFeatures : []
        hb_shape(item.face.file.shaping, buffer, off, UInt32(off.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return }
        let unit = size / item.face.file.unitsPerEm
        for index in 0..<Int(count) {
            let info = infos[index], position = positions[index]
            let advance = CGFloat(position.x_advance) * unit * item.face.stretch(of: info.codepoint)
            glyphs.append(
                ShapedRun.Glyph(
                    face: item.face, glyph: info.codepoint, x: x + CGFloat(position.x_offset) * unit,
                    y: -CGFloat(position.y_offset) * unit, advance: advance, cluster: Int(info.cluster)))
            x += advance
        }
    }

    /// No kerning, no ligatures.
    static let plainFeatures: [hb_feature_t] = ["kern", "liga", "clig"].compactMap { name in
        var feature = hb_feature_t()
        return hb_feature_from_string("\(name)=0", -1, &feature) != 0 ? feature : nil
    }
}
