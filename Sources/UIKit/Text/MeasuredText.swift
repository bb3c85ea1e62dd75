/// One paragraph of text with the distance of every character from its beginning, in points.
struct MeasuredText {
    let characters: [Character]
    /// `offsets[i]` is where character `i` begins; the last one is where the text ends.
    let offsets: [CGFloat]

    init(_ text: some StringProtocol, font: UIFont) {
        characters = Array(text)
        let run = TextShaper.shape(String(text), face: font.face, size: font.pointSize)
        offsets = MeasuredText.offsets(of: characters, in: run)
    }

    func width(_ range: Range<Int>) -> CGFloat { offsets[range.upperBound] - offsets[range.lowerBound] }

    func string(_ range: Range<Int>) -> String { String(characters[range]) }

    /// The end of the longest run of characters from `start` that is not wider than `width`.
    func fittingEnd(from start: Int, width: CGFloat) -> Int {
        let limit = offsets[start] + width + MeasuredText.tolerance
        var (low, high) = (start, characters.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if offsets[middle] <= limit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The beginning of the longest run of characters up to the end that is not wider than `width`.
    func fittingStart(width: CGFloat) -> Int {
        let limit = (offsets.last ?? 0) - width - MeasuredText.tolerance
        return offsets.firstIndex { $0 >= limit } ?? characters.count
    }

    /// The range without spaces at its end, which hang over the margin.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
        return range.lowerBound..<end
    }

    /// Adds up the advances of the glyphs that stand for each character.
    private static func offsets(of characters: [Character], in run: ShapedRun) -> [CGFloat] {
        var advances = [CGFloat](repeating: 0, count: characters.reduce(0) { $0 + $1.utf16.count })
        for glyph in run.glyphs where advances.indices.contains(glyph.cluster) {
            advances[glyph.cluster] += glyph.advance
        }
        var (offsets, total, unit): ([CGFloat], CGFloat, Int) = ([0], 0, 0)
        offsets.reserveCapacity(characters.count + 1)
        for character in characters {
            for _ in character.utf16.indices {
                total += advances[unit]
                unit += 1
            }
            offsets.append(total)
        }
        return offsets
    }

    /// Tolerance for rounding in sums of advances.
    private static let tolerance: CGFloat = 0.01
}
