/// The layout of a table's index: its titles are distributed over the whole height and include the first and the last
/// one.
package struct TableIndexLayout {
    package enum Kind: Equatable {
        /// The title with this index.
        case title(Int)
        /// A dot for one or more titles that have no room.
        case dot
    }

    package struct Mark: Equatable {
        package let kind: Kind
        /// The centre in the strip's coordinates.
        package let centre: CGPoint
    }

    package private(set) var marks: [Mark] = []
    private let titleCount: Int
    private let area: CGRect

    /// The least height of a title, in points.
    static let lineHeight: CGFloat = 12
    /// The margin at top and bottom, in points.
    private static let margin: CGFloat = 7

    package init(titleCount: Int, in bounds: CGRect) {
        self.titleCount = titleCount
        area = bounds.insetBy(dx: 0, dy: min(Self.margin, max(bounds.height / 2, 0)))
        guard titleCount > 0, area.height.isFinite, area.height > 0, area.width > 0 else { return }
        let kinds = Self.kinds(of: titleCount, room: Int(min(area.height / Self.lineHeight, 10_000)))
        let step = area.height / CGFloat(kinds.count)
        marks = kinds.enumerated().map { index, kind in
            Mark(kind: kind, centre: CGPoint(x: area.midX, y: area.minY + (CGFloat(index) + 0.5) * step))
        }
    }

    /// All titles if there is room, otherwise titles at regular intervals with dots between them.
    private static func kinds(of titleCount: Int, room: Int) -> [Kind] {
        guard titleCount > max(room, 1) else { return (0..<titleCount).map(Kind.title) }
        let shown = (room + 1) / 2
        guard shown > 1 else { return [.title(0)] }
        var kinds: [Kind] = []
        for index in 0..<shown {
            if index > 0 { kinds.append(.dot) }
            kinds.append(.title(index * (titleCount - 1) / (shown - 1)))
        }
        return kinds
    }

    /// The index of the title at a height; the nearest for a height outside of the strip. nil if there are no titles.
    package func place(at y: CGFloat) -> Int? {
        guard titleCount > 0, area.height > 0, y.isFinite else { return nil }
        let part = min(max((y - area.minY) / area.height, 0), 1)
        return min(Int(part * CGFloat(titleCount)), titleCount - 1)
    }

    /// The part of the strip that belongs to a title.
    func rect(ofTitle place: Int) -> CGRect {
        guard titleCount > 0, area.height.isFinite else { return .zero }
        let height = area.height / CGFloat(titleCount)
        return CGRect(x: area.minX, y: area.minY + CGFloat(place) * height, width: area.width, height: height)
    }
}
