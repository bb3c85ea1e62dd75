internal import CHarfBuzz

extension TextShaper {
    /// The glyphs of one line of text in several fonts, from left to right. Not cached.
    ///
    /// - Parameters:
    ///   - units: UTF-16 units. Control characters and the marks for attachments become invisible glyphs without width,
    ///     tabs become spaces.
    ///   - pieces: Cover the text, in its order.
    ///   - isRightToLeft: The direction of the paragraph; nil for that of the line's first letter with a direction.
    package static func shape(
        _ units: [UInt16], pieces: [TextPiece], isRightToLeft: Bool? = nil
    ) -> [TextPiece.Glyph] {
        guard !units.isEmpty, units.count <= Int(Int32.max) / 4 else { return [] }
        return TextEngine.locked {
            let shown = units.map(shownUnit)
            var glyphs: [TextPiece.Glyph] = []
            glyphs.reserveCapacity(units.count)
            for part in parts(shown, pieces, isRightToLeft) {
                append(part, pieces[part.piece], of: shown, to: &glyphs)
            }
            return glyphs
        }
    }

    /// True if the first letter with a direction runs from right to left.
    package static func runsFromRightToLeft(_ units: [UInt16]) -> Bool {
        !TextDirections.isPlain(units) && TextDirections.base(of: String(decoding: units, as: UTF16.self)) == 1
    }

    /// Line breaks and attachments are no text, and no font is searched for them.
    private static func shownUnit(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0x85, 0x2028, 0x2029, 0xFFFC: 0x200B
        default: visible(unit)
        }
    }

    /// Text of one piece, one face and one direction.
    private struct Part {
        var range: Range<Int>
        var piece: Int
        var level: Int
        var face: FontFace
    }

    private static func parts(_ units: [UInt16], _ pieces: [TextPiece], _ isRightToLeft: Bool?) -> [Part] {
        var found: [Part] = []
        func add(_ part: Part) {
            if let last = found.last, last.piece == part.piece, last.face === part.face, last.level == part.level {
                found[found.count - 1].range = last.range.lowerBound..<part.range.upperBound
            } else {
                found.append(part)
            }
        }
        let isPlain = TextDirections.isPlain(units) && isRightToLeft != true
        if isPlain, units.allSatisfy({ $0 < 0x80 || $0 == 0x200B }) {
            for (number, piece) in pieces.enumerated() {
                add(Part(range: piece.range.clamped(to: units.indices), piece: number, level: 0, face: piece.face))
            }
            return found.filter { !$0.range.isEmpty }
        }
        let text = String(decoding: units, as: UTF16.self)
        let directions =
            isPlain
            ? [TextDirections.Run(range: 0..<units.count, level: 0)]
            : TextDirections(text, base: isRightToLeft.map { $0 ? 1 : 0 }).runs
        var offset = 0, direction = 0, piece = 0
        for character in text {
            let end = offset + character.utf16.count
            while direction + 1 < directions.count, directions[direction].range.upperBound <= offset { direction += 1 }
            while piece + 1 < pieces.count, pieces[piece].range.upperBound <= offset { piece += 1 }
            guard pieces.indices.contains(piece) else { break }
            add(
                Part(
                    range: offset..<end, piece: piece, level: directions[direction].level,
                    face: FontFallback.face(for: character, wanted: pieces[piece].face)))
            offset = end
        }
        return TextDirections.visualOrder(found) { $0.level }
    }

    private static func append(
        _ part: Part, _ piece: TextPiece, of units: [UInt16], to glyphs: inout [TextPiece.Glyph]
    ) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(
            buffer, units, Int32(units.count), UInt32(part.range.lowerBound), Int32(part.range.count))
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_direction(buffer, part.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let features = features(of: piece, in: part.face)
        hb_shape(part.face.file.shaping, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return }
        let size = piece.size.isFinite ? max(piece.size, 0) : 0
        let unit = size / part.face.file.unitsPerEm
        for index in 0..<Int(count) {
            let info = infos[index], position = positions[index]
            glyphs.append(
                TextPiece.Glyph(
                    face: part.face, glyph: info.codepoint, xOffset: CGFloat(position.x_offset) * unit,
                    yOffset: CGFloat(position.y_offset) * unit,
                    advance: CGFloat(position.x_advance) * unit * part.face.stretch(of: info.codepoint),
                    cluster: Int(info.cluster), piece: part.piece, level: part.level))
        }
    }

    private static func features(of piece: TextPiece, in face: FontFace) -> [hb_feature_t] {
        if face.setsPlainly { return plainFeatures }
        var names: [String] = piece.kerns ? [] : ["kern=0"]
        switch piece.ligatures {
        case .none: names += ["liga=0", "clig=0"]
        case .common: break
        case .all: names.append("dlig=1")
        }
        return names.compactMap { name in
            var feature = hb_feature_t()
            return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
        }
    }
}
