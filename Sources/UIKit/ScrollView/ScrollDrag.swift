/// A drag of the content under a finger.
@MainActor struct ScrollDrag {
    private let horizontally: Bool
    private let vertically: Bool
    /// The content offset when the drag began.
    private(set) var start: CGPoint
    /// The same without the resistance at the edges.
    private var origin: CGPoint
    private var zero = CGPoint.zero
    /// True if the app has set the content offset since the last step.
    var isStale = false

    init(_ view: UIScrollView, horizontally: Bool, vertically: Bool) {
        (self.horizontally, self.vertically) = (horizontally, vertically)
        start = view.contentOffset
        origin = ScrollDrag.unstretched(view)
    }

    /// Where the content is dragged to.
    func offset(at translation: CGPoint, in view: UIScrollView) -> CGPoint {
        let (range, size) = (view.scrollRange, view.bounds.size)
        let present = view.contentOffset
        func along(
            _ isFree: Bool, _ origin: CGFloat, _ way: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat,
            _ present: CGFloat, alwaysBounces: Bool
        ) -> CGFloat {
            guard isFree else { return present }
            let position = origin - way
            guard view.bounces, range.length > 0 || alwaysBounces else { return range.clamp(position) }
            return RubberBand.shown(position, in: range, dimension: dimension)
        }
        return CGPoint(
            x: along(
                horizontally, origin.x, translation.x - zero.x, range.x, size.width, present.x,
                alwaysBounces: view.alwaysBounceHorizontal),
            y: along(
                vertically, origin.y, translation.y - zero.y, range.y, size.height, present.y,
                alwaysBounces: view.alwaysBounceVertical))
    }

    /// Goes on from where the content is now.
    mutating func restart(at translation: CGPoint, in view: UIScrollView) {
        origin = ScrollDrag.unstretched(view)
        zero = translation
        isStale = false
    }

    /// The content's velocity when the finger is lifted with its own.
    func velocity(_ finger: CGPoint) -> CGPoint {
        CGPoint(x: horizontally ? -finger.x : 0, y: vertically ? -finger.y : 0)
    }

    private static func unstretched(_ view: UIScrollView) -> CGPoint {
        let (range, size, offset) = (view.scrollRange, view.bounds.size, view.contentOffset)
        return CGPoint(
            x: RubberBand.dragged(offset.x, in: range.x, dimension: size.width),
            y: RubberBand.dragged(offset.y, in: range.y, dimension: size.height))
    }
}
