internal import MainLoop

/// Recognizes that the content of a scroll view is dragged along an axis that it can move on, and moves it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, FrameworkRecognizer {
    /// Weak, since a touch may outlive its view.
    private weak var scrollView: UIScrollView?
    private var speedometer = Speedometer()

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
        addAction(UIAction { [unowned self] _ in self.follow() })
    }

    required init?(coder: NSCoder) { return nil }

    override func takes(_ touch: UITouch) -> Bool { !(touch.view is FingerKeeper) }

    private func follow() {
        guard let scrollView else { return }
        let driver = scrollView.driver
        switch state {
        case .began:
            let axes = freeAxes(of: start, in: scrollView)
            driver.beginDrag(horizontally: axes.horizontally, vertically: axes.vertically)
        case .changed: driver.drag(by: translation(in: scrollView.superview))
        case .ended: driver.endDrag(velocity: speedometer.velocity(at: MainLoop.main.now))
        case .cancelled: driver.cancelDrag()
        case .possible, .failed: break
        }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        speedometer.start()
        guard state == .possible, let scrollView else { return }
        let can = scrollView.canScroll
        guard can.horizontally || can.vertically || scrollView.driver.isMoving else { return }
        // A finger that stops moving content begins a drag at once.
        if scrollView.driver.touch() {
            start = .zero
            state = .began
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        speedometer.add(translation(in: scrollView?.superview), at: MainLoop.main.now)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if state == .failed { scrollView?.driver.untouch() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if state == .failed { scrollView?.driver.untouch() }
    }

    override func reset() {
        super.reset()
        scrollView?.driver.untouch()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
    }

    // MARK: Beginning

    /// The way that the finger had gone when the drag began.
    private var start = CGPoint.zero

    override func isNoticeable(_ way: CGPoint) -> Bool {
        guard super.isNoticeable(way), let scrollView else { return false }
        // The window does not turn with the interface, as the views do.
        let way = translation(in: scrollView.superview)
        let axes = freeAxes(of: way, in: scrollView)
        guard axes.horizontally || axes.vertically, !isForEnclosingView(of: scrollView, way) else { return false }
        guard contentLetsGo(of: scrollView) else {
            state = .failed
            return false
        }
        start = way
        return true
    }

    /// The axes that a drag which begins that way moves the content along.
    private func freeAxes(of way: CGPoint, in scrollView: UIScrollView) -> (horizontally: Bool, vertically: Bool) {
        let can = scrollView.canScroll
        let (x, y) = (abs(way.x), abs(way.y))
        guard can.horizontally, can.vertically else {
            return (can.horizontally && x >= y, can.vertically && y >= x)
        }
        guard scrollView.isDirectionalLockEnabled else { return (true, true) }
        // Between the axes the drag is free.
        if x > Self.lockRatio * y { return (true, false) }
        if y > Self.lockRatio * x { return (false, true) }
        return (true, true)
    }

    private static let lockRatio: CGFloat = 1.7

    /// True if the content cannot scroll further in this direction, while an enclosing scroll view can.
    private func isForEnclosingView(of scrollView: UIScrollView, _ way: CGPoint) -> Bool {
        guard !scrollView.hasRoom(toward: way) else { return false }
        return scrollView.enclosingScrollViews.contains { $0.hasRoom(toward: way) }
    }

    /// True if touches that the content has already got may be cancelled.
    private func contentLetsGo(of scrollView: UIScrollView) -> Bool {
        for touch in touches where arena?.isKnownToView(touch) == true {
            guard let view = touch.view, view !== scrollView else { continue }
            guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
        }
        return true
    }
}

extension UIScrollView {
    /// True if the content can scroll in this direction before it meets its edge.
    fileprivate func hasRoom(toward way: CGPoint) -> Bool {
        let (can, range, offset) = (canScroll, scrollRange, contentOffset)
        if abs(way.x) >= abs(way.y) {
            return can.horizontally && (way.x > 0 ? offset.x > range.x.lowerBound : offset.x < range.x.upperBound)
        }
        return can.vertically && (way.y > 0 ? offset.y > range.y.lowerBound : offset.y < range.y.upperBound)
    }
}
