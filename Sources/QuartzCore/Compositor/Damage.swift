/// The parts of a surface that must be drawn again: at most `mostRectangles` rectangles that do not overlap.
package struct Damage {
    /// With more rectangles than this, painting items once for each rectangle costs more than the smaller area saves.
    package static let mostRectangles = 8

    package private(set) var rectangles: [PixelRect] = []
    private let bounds: PixelRect

    package init(within bounds: PixelRect) { self.bounds = bounds }

    package var isEmpty: Bool { rectangles.isEmpty }

    /// The number of damaged pixels.
    package var area: Int { rectangles.reduce(0) { $0 + $1.area } }

    package mutating func add(_ rect: PixelRect) {
        var added = rect.intersection(bounds)
        guard !added.isEmpty, !rectangles.contains(where: { $0.contains(added) }) else { return }
        // A rectangle whose union with the new one holds few other pixels is merged into it; the union may then merge
        // with more.
        while let index = rectangles.firstIndex(where: { $0.isWorthJoining(added) }) {
            added = added.union(rectangles.remove(at: index))
        }
        // Of other rectangles that overlap, the new one leaves out the common part.
        var pieces = [added]
        for other in rectangles where !other.intersection(added).isEmpty {
            pieces = pieces.flatMap { $0.without(other) }
        }
        rectangles += pieces
        if rectangles.count > Damage.mostRectangles { joinAllIfWorthwhile() }
        while rectangles.count > Damage.mostRectangles { joinNearest() }
    }

    package mutating func add(_ other: Damage) {
        for rect in other.rectangles { add(rect) }
    }

    /// Replaces all rectangles by the one around them if they fill at least two thirds of it.
    private mutating func joinAllIfWorthwhile() {
        let all = rectangles.reduce(PixelRect.zero) { $0.union($1) }
        if all.area <= area * 3 / 2 { rectangles = [all] }
    }

    /// Joins the two rectangles whose union adds the fewest pixels.
    private mutating func joinNearest() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rectangles.indices {
            for second in (first + 1)..<max(rectangles.count, first + 1) {
                let (a, b) = (rectangles[first], rectangles[second])
                let waste = a.union(b).area - a.area - b.area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let second = rectangles.remove(at: best.second)
        var joined = second.union(rectangles.remove(at: best.first))
        while let index = rectangles.firstIndex(where: { !$0.intersection(joined).isEmpty }) {
            joined = joined.union(rectangles.remove(at: index))
        }
        rectangles.append(joined)
    }
}

extension PixelRect {
    fileprivate var area: Int { width * height }

    /// True if the two touch and their union adds few pixels.
    fileprivate func isWorthJoining(_ other: PixelRect) -> Bool {
        let common = intersection(other)
        guard !common.isEmpty else { return false }
        let covered = area + other.area - common.area
        let all = union(other).area
        return all - covered <= max(covered / 8, PixelRect.pixelsOfNoMatter)
    }

    /// Painting this many more pixels takes less time than handling one more rectangle.
    private static let pixelsOfNoMatter = 512

    /// The parts that are not in `other`: at most four.
    fileprivate func without(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
        ].filter { !$0.isEmpty }
    }
}
