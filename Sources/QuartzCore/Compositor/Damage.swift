/// The parts of a surface that must be drawn again: few rectangles that do not overlap.
package struct Damage {
    /// More rectangles than this cost more in drawing things several times than they save.
    package static let mostRectangles = 8

    package private(set) var rectangles: [PixelRect] = []
    private let bounds: PixelRect

    package init(within bounds: PixelRect) { self.bounds = bounds }

    package mutating func add(_ rect: PixelRect) {
        var added = rect.intersection(bounds)
        guard !added.isEmpty else { return }
        // Whatever it touches it swallows, and what it then touches, too.
        while let index = rectangles.firstIndex(where: { !$0.intersection(added).isEmpty }) {
            if rectangles[index].contains(added) { return }
            added = added.union(rectangles.remove(at: index))
        }
        rectangles.append(added)
        if rectangles.count > Damage.mostRectangles { mergeNearest() }
    }

    /// Joins the two rectangles that together cover the least besides themselves.
    private mutating func mergeNearest() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rectangles.indices {
            for second in (first + 1)..<max(rectangles.count, first + 1) {
                let (a, b) = (rectangles[first], rectangles[second])
                let joined = a.union(b)
                let waste = joined.width * joined.height - a.width * a.height - b.width * b.height
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let second = rectangles.remove(at: best.second)
        let first = rectangles.remove(at: best.first)
        add(first.union(second))
    }
}
