/// Where each character of a line is, from the line's left end: text may run both ways.
struct CharacterPositions {
    /// Left edges, in points, in the order of the text.
    private(set) var lefts: [CGFloat]
    private(set) var widths: [CGFloat]
    /// For each character, true if it runs from right to left. nil if no character does.
    private var leftward: [Bool]?

    /// Characters of the given widths, one after the other.
    init(widths: [CGFloat]) {
        self.widths = widths
        lefts = []
        lefts.reserveCapacity(widths.count)
        var x: CGFloat = 0
        for width in widths {
            lefts.append(x)
            x += width
        }
    }

    /// Characters of a shaped line. Characters that share a glyph, such as a ligature, get equal parts of its width.
    init(_ characters: ArraySlice<Character>, _ run: ShapedRun) {
        lefts = []
        widths = []
        let clusters = run.clusters
        let owners = CharacterPositions.owners(of: characters, among: clusters)
        let rightToLeft = CharacterPositions.directions(of: clusters)
        var directions: [Bool] = []
        var place = 0
        while place < owners.count {
            var next = place + 1
            while next < owners.count, owners[next] == owners[place] { next += 1 }
            let sharing = next - place
            let own = clusters[owners[place]]
            let left = own.map(\.x).min() ?? run.width
            let part = ((own.map { $0.x + $0.width }.max() ?? left) - left) / CGFloat(sharing)
            let runsLeftward = own.isEmpty ? false : rightToLeft[owners[place].lowerBound]
            for step in 0..<sharing {
                lefts.append(left + part * CGFloat(runsLeftward ? sharing - 1 - step : step))
                widths.append(part)
                directions.append(runsLeftward)
            }
            place = next
        }
        leftward = directions.contains(true) ? directions : nil
    }

    /// Which clusters stand for each character: several for an emoji that its font does not know as one, the same one
    /// for the characters of a ligature.
    private static func owners(
        of characters: ArraySlice<Character>, among clusters: [ShapedRun.Cluster]
    ) -> [Range<Int>] {
        var (unit, index) = (0, 0)
        return characters.map { character in
            while index < clusters.count, clusters[index].range.upperBound <= unit { index += 1 }
            unit += character.utf16.count
            var end = index
            while end < clusters.count, clusters[end].range.lowerBound < unit { end += 1 }
            return index..<end
        }
    }

    /// Which clusters run leftwards: their successor in the text is at their left.
    private static func directions(of clusters: [ShapedRun.Cluster]) -> [Bool] {
        clusters.indices.map { index in
            (index + 1 < clusters.count && clusters[index + 1].x < clusters[index].x)
                || (index > 0 && clusters[index - 1].x > clusters[index].x)
        }
    }

    var count: Int { lefts.count }

    func isLeftward(_ index: Int) -> Bool { leftward?[index] ?? false }

    /// Where the caret stands before the character at `offset`, or after the last one.
    func caret(at offset: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        if offset < count { return isLeftward(offset) ? lefts[offset] + widths[offset] : lefts[offset] }
        let last = count - 1
        return isLeftward(last) ? lefts[last] : lefts[last] + widths[last]
    }

    /// The offset whose caret is nearest to `x`.
    func offset(at x: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        if leftward == nil {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if lefts[middle] + widths[middle] / 2 <= x { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let index = lefts.indices.min { distance(x, $0) < distance(x, $1) } ?? 0
        let isRightHalf = x > lefts[index] + widths[index] / 2
        return index + (isRightHalf != isLeftward(index) ? 1 : 0)
    }

    private func distance(_ x: CGFloat, _ index: Int) -> CGFloat {
        max(lefts[index] - x, x - lefts[index] - widths[index], 0)
    }

    /// The parts of the line that a range of characters covers, from left to right.
    func spans(_ range: Range<Int>) -> [ClosedRange<CGFloat>] {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return [] }
        if leftward == nil {
            return [caret(at: range.lowerBound)...max(caret(at: range.upperBound), caret(at: range.lowerBound))]
        }
        var spans: [ClosedRange<CGFloat>] = []
        for index in range.sorted(by: { lefts[$0] < lefts[$1] }) {
            let (left, right) = (lefts[index], lefts[index] + max(widths[index], 0))
            if let last = spans.last, left <= last.upperBound + 0.5 {
                spans[spans.count - 1] = last.lowerBound...max(right, last.upperBound)
            } else {
                spans.append(left...right)
            }
        }
        return spans
    }
}
