/// The layout of a toolbar's items from left to right. All lengths are in points.
struct ToolbarLayout {
    enum Element {
        /// - edge: The distance to the bar's end if the view is the first or last element.
        case view(width: CGFloat, edge: CGFloat)
        case fixedSpace(CGFloat)
        case flexibleSpace
    }

    /// The least distance between two views.
    static let gap: CGFloat = 10

    /// The x coordinate of each element.
    let positions: [CGFloat]

    init(_ elements: [Element], width: CGFloat) {
        let gaps = ToolbarLayout.gaps(elements)
        let used = gaps.reduce(0, +) + elements.reduce(0) { $0 + $1.width } + ToolbarLayout.edge(of: elements.last)
        let flexible = elements.filter { if case .flexibleSpace = $0 { true } else { false } }.count
        let share = flexible > 0 ? max(width - used, 0) / CGFloat(flexible) : 0
        var positions: [CGFloat] = []
        var x: CGFloat = 0
        for (element, gap) in zip(elements, gaps) {
            x += gap
            positions.append(x.rounded())
            if case .flexibleSpace = element { x += share } else { x += element.width }
        }
        self.positions = positions
    }

    /// The gap before each element.
    private static func gaps(_ elements: [Element]) -> [CGFloat] {
        var hasView = false
        return elements.enumerated().map { index, element in
            if index == 0 { return edge(of: element) + note(element) }
            return note(element)
        }

        func note(_ element: Element) -> CGFloat {
            guard case .view = element else { return 0 }
            defer { hasView = true }
            return hasView ? gap : 0
        }
    }

    private static func edge(of element: Element?) -> CGFloat {
        switch element {
        case .view(_, let edge): edge
        case .fixedSpace, .flexibleSpace: 12
        case nil: 0
        }
    }
}

extension ToolbarLayout.Element {
    fileprivate var width: CGFloat {
        switch self {
        case .view(let width, _): width
        case .fixedSpace(let width): width
        case .flexibleSpace: 0
        }
    }
}
