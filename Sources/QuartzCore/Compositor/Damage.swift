/// The parts of a surface that must be drawn again: few rectangles that do not overlap.
package struct Damage {
    /// More rectangles than this cost more in drawing things several times than they save.
    package static let mostRectangles = 8

    package private(set) var rectangles: [PixelRect] = []
    private let bounds: PixelRect

    package init(within bounds: PixelRect) { self.bounds = bounds }

    package var isEmpty: Bool { rectangles.isEmpty }

    /// How many pixels are damaged.
    package var area: Int { rectangles.reduce(0) { $0 + $1.area } }

    package mutating func add(_ rect: PixelRect) {
        var added = rect.intersection(bounds)
        guard !added.isEmpty, !rectangles.contains(where: { $0.contains(added) }) else { return }
        // What it nearly makes a rectangle with it swallows, and what that then touches, too.
        while let index = rectangles.firstIndex(where: { $0.isWorthJoining(added) }) {
            added = added.union(rectangles.remove(at: index))
        }
        // Of what else it touches it leaves the common part to that.
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

    /// Many rectangles that fill most of the one around them become that one.
    private mutating func joinAllIfWorthwhile() {
        let all = rectangles.reduce(PixelRect.zero) { $0.union($1) }
        if all.area <= area * 3 / 2 { rectangles = [all] }
    }

    /// Joins the two rectangles that together cover the least besides themselves.
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

    /// Whether the two touch, and a rectangle around both holds little else.
    fileprivate func isWorthJoining(_ other: PixelRect) -> Bool {
        let common = intersection(other)
        guard !common.isEmpty else { return false }
        let covered = area + other.area - common.area
        let all = union(other).area
        return all - covered <= max(covered / 8, PixelRect.pixelsOfNoMatter)
    }

    /// So few pixels are painted in less time than a rectangle more takes.
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
