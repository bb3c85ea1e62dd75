/// How high the rows of a section are, and so where each one is.
struct TableRowHeights {
    private enum Kind {
        /// All rows have the same height. `upper` is added to the first row, `lower` to the last.
        case uniform(CGFloat, upper: CGFloat, lower: CGFloat)
        /// The top edge of each row, and the bottom edge of the last.
        case each(ContiguousArray<CGFloat>)
    }

    private let kind: Kind
    let count: Int
    let total: CGFloat

    /// - Parameters:
    ///   - upper: The additional height of the first row; `lower` is that of the last.
    init(count: Int, height: CGFloat, upper: CGFloat, lower: CGFloat) {
        self.count = count
        kind = .uniform(height, upper: upper, lower: lower)
        total = count > 0 ? CGFloat(count) * height + upper + lower : 0
    }

    /// - Parameter tops: Where each row begins, from 0, and where the last ends: one number more than there are rows.
    init(tops: ContiguousArray<CGFloat>) {
        count = tops.count - 1
        kind = .each(tops)
        total = tops[count]
    }

    /// Where a row begins, from the top of the first; where the last ends for the number of rows.
    func top(of row: Int) -> CGFloat {
        switch kind {
        case .uniform(let height, let upper, _):
            if row >= count { return total }
            return row <= 0 ? 0 : CGFloat(row) * height + upper
        case .each(let tops): return tops[min(max(row, 0), count)]
        }
    }

    func bottom(of row: Int) -> CGFloat { top(of: row + 1) }

    /// The last row that begins at or above a place; 0 above the first.
    func row(at place: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        switch kind {
        case .uniform(let height, let upper, _):
            guard height > 0, place > upper else { return 0 }
            return Int(min((place - upper) / height, CGFloat(count - 1)))
        case .each(let tops):
            var (low, high) = (0, count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if tops[middle] <= place { low = middle } else { high = middle }
            }
            return low
        }
    }
}
