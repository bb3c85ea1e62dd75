/// Where a popover goes: beside what it belongs to, within the room that there is.
struct PopoverPlacement: Equatable {
    /// Where the arrow points; nothing else than one of the four directions.
    let direction: UIPopoverArrowDirection
    /// The whole popover, arrow included.
    let frame: CGRect
    /// From the middle of the side that the arrow is on to the arrow, along that side; in points.
    let arrowOffset: CGFloat

    /// What a popover is made of, in points.
    struct Measures: Equatable {
        /// From the popover's edges to its content, the arrow aside.
        var insets: UIEdgeInsets
        /// How far the arrow sticks out.
        var arrowHeight: CGFloat
        /// How wide the arrow is where it begins.
        var arrowBase: CGFloat
        /// How far the arrow keeps away from the corners.
        var corner: CGFloat
    }

    /// - Parameters:
    ///   - content: The size that the content wants.
    ///   - anchor: What the arrow points at.
    ///   - area: Where the popover may be.
    ///   - permitted: The directions that the arrow may have.
    init(
        content: CGSize, anchor: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection, _ measures: Measures
    ) {
        let wanted = CGSize(
            width: content.width + measures.insets.left + measures.insets.right,
            height: content.height + measures.insets.top + measures.insets.bottom)
        let candidates = PopoverPlacement.order.filter { permitted.contains($0) }.map {
            PopoverPlacement(wanted, anchor, area, $0, measures)
        }
        // The first that is as large as wanted, or else the largest.
        let best = candidates.enumerated().max { first, second in
            let (one, other) = (first.element.room(measures), second.element.room(measures))
            return one == other ? first.offset > second.offset : one < other
        }
        self = best?.element ?? PopoverPlacement(wanted, anchor, area, .up, measures)
    }

    /// The order in which directions are preferred.
    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    private func room(_ measures: Measures) -> CGFloat {
        let body = PopoverPlacement.body(of: frame, direction, measures.arrowHeight)
        return body.width * body.height
    }

    private init(
        _ wanted: CGSize, _ anchor: CGRect, _ area: CGRect, _ direction: UIPopoverArrowDirection, _ measures: Measures
    ) {
        self.direction = direction
        let arrow = measures.arrowHeight
        if direction == .up || direction == .down {
            let room = direction == .up ? area.maxY - anchor.maxY : anchor.minY - area.minY
            let height = min(wanted.height + arrow, max(room, 0))
            let width = min(wanted.width, area.width)
            let x = PopoverPlacement.start(anchor.midX, width, area.minX, area.maxX)
            frame = CGRect(
                x: x, y: direction == .up ? anchor.maxY : anchor.minY - height, width: width, height: height)
            arrowOffset = PopoverPlacement.offset(anchor.midX - frame.midX, width, measures)
        } else {
            let room = direction == .left ? area.maxX - anchor.maxX : anchor.minX - area.minX
            let width = min(wanted.width + arrow, max(room, 0))
            let height = min(wanted.height, area.height)
            let y = PopoverPlacement.start(anchor.midY, height, area.minY, area.maxY)
            frame = CGRect(
                x: direction == .left ? anchor.maxX : anchor.minX - width, y: y, width: width, height: height)
            arrowOffset = PopoverPlacement.offset(anchor.midY - frame.midY, height, measures)
        }
    }

    /// Where something begins that is to lie about a middle, but not beyond the ends.
    private static func start(_ middle: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(min((middle - length / 2).rounded(), most - length), least)
    }

    private static func offset(_ wanted: CGFloat, _ length: CGFloat, _ measures: Measures) -> CGFloat {
        let limit = max(length / 2 - measures.corner - measures.arrowBase / 2, 0)
        return min(max(wanted, -limit), limit)
    }

    /// A popover without its arrow.
    static func body(
        of frame: CGRect, _ direction: UIPopoverArrowDirection, _ arrowHeight: CGFloat
    ) -> CGRect {
        switch direction {
        case .up: frame.inset(by: UIEdgeInsets(top: arrowHeight, left: 0, bottom: 0, right: 0))
        case .down: frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrowHeight, right: 0))
        case .left: frame.inset(by: UIEdgeInsets(top: 0, left: arrowHeight, bottom: 0, right: 0))
        case .right: frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowHeight))
        default: frame
        }
    }
}
