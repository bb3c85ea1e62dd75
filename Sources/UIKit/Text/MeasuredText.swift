/// A paragraph of text with the horizontal offset of each character, in points.
struct MeasuredText {
    let characters: [Character]
    /// `offsets[i]` is the offset of character `i`. The last element is the width of the text.
    let offsets: [CGFloat]

    init(_ text: some StringProtocol, font: UIFont) {
        characters = Array(text)
        let run = TextShaper.shape(String(text), face: font.face, size: font.pointSize)
        offsets = MeasuredText.offsets(of: characters, in: run)
    }

    func width(_ range: Range<Int>) -> CGFloat { offsets[range.upperBound] - offsets[range.lowerBound] }

    func string(_ range: Range<Int>) -> String { String(characters[range]) }

    /// The end of the longest run of characters from `start` with at most this width, in points.
    func fittingEnd(from start: Int, width: CGFloat) -> Int {
        let limit = offsets[start] + width + MeasuredText.tolerance
        var (low, high) = (start, characters.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if offsets[middle] <= limit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The start of the longest run of characters up to the end with at most this width, in points.
    func fittingStart(width: CGFloat) -> Int {
        let limit = (offsets.last ?? 0) - width - MeasuredText.tolerance
        return offsets.firstIndex { $0 >= limit } ?? characters.count
    }

    /// The range without white space at its end, which may extend beyond the line's width.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
        return range.lowerBound..<end
    }

    /// Adds up the advances of the glyphs of each character.
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

    /// The tolerance for rounding errors in sums of advances, in points.
    private static let tolerance: CGFloat = 0.01
}
