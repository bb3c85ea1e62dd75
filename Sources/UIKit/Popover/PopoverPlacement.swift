/// The frame of a popover beside its anchor, within the available area.
struct PopoverPlacement: Equatable {
    /// The direction of the arrow: one of the four, or unknown if there is none.
    let direction: UIPopoverArrowDirection
    /// The frame of the popover with its arrow.
    let frame: CGRect
    /// The distance from the middle of the arrow's side to the arrow, along that side; in points.
    let arrowOffset: CGFloat

    /// The dimensions of a popover's frame, in points.
    struct Measures: Equatable {
        /// The insets of the content from the popover's edges, without the arrow.
        var insets: UIEdgeInsets
        /// The length of the arrow.
        var arrowHeight: CGFloat
        /// The width of the arrow's base.
        var arrowBase: CGFloat
        /// The least distance of the arrow from a corner.
        var corner: CGFloat
    }

    /// - Parameters:
    ///   - content: The preferred size of the content.
    ///   - anchor: The rectangle at which the arrow points.
    ///   - area: The area within which the popover must be.
    ///   - permitted: The permitted directions of the arrow; none for a popover in the middle of its anchor.
    init(
        content: CGSize, anchor: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection, _ measures: Measures
    ) {
        let wanted = CGSize(
            width: content.width + measures.insets.left + measures.insets.right,
            height: content.height + measures.insets.top + measures.insets.bottom)
        guard !permitted.isEmpty else {
            self.init(wanted, inMiddleOf: anchor, area)
            return
        }
        let candidates = PopoverPlacement.order.filter { permitted.contains($0) }.map {
            PopoverPlacement(wanted, anchor, area, $0, measures)
        }
        // The first placement that has the preferred size, otherwise the largest.
        let best = candidates.enumerated().max { first, second in
            let (one, other) = (first.element.room(measures), second.element.room(measures))
            return one == other ? first.offset > second.offset : one < other
        }
        self = best?.element ?? PopoverPlacement(wanted, anchor, area, .up, measures)
    }

    /// The directions in order of preference.
    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    private init(_ wanted: CGSize, inMiddleOf anchor: CGRect, _ area: CGRect) {
        direction = .unknown
        arrowOffset = 0
        let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
        frame = CGRect(
            origin: CGPoint(
                x: PopoverPlacement.start(anchor.midX, size.width, area.minX, area.maxX),
                y: PopoverPlacement.start(anchor.midY, size.height, area.minY, area.maxY)), size: size)
    }

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

    /// The origin of an interval of this length that is centred at `middle` as far as the limits permit.
    private static func start(_ middle: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(min((middle - length / 2).rounded(), most - length), least)
    }

    private static func offset(_ wanted: CGFloat, _ length: CGFloat, _ measures: Measures) -> CGFloat {
        let limit = max(length / 2 - measures.corner - measures.arrowBase / 2, 0)
        return min(max(wanted, -limit), limit)
    }

    /// The frame of a popover without its arrow.
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
