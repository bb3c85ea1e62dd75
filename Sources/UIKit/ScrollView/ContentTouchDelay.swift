internal import MainLoop

/// Delays touches of a scroll view's content until it is clear that the finger does not scroll.
final class ContentTouchDelay: UIGestureRecognizer, FrameworkRecognizer {
    /// Weak, since a touch may outlive its view.
    private weak var scrollView: UIScrollView?
    private var deadline: ScheduledCall?

    /// The time in seconds that a touch must stay in place until it is delivered to the content.
    private static let delay: TimeInterval = 0.15

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { return nil }

    override func takes(_ touch: UITouch) -> Bool { !(touch.view is FingerKeeper) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let scrollView else { return }
        let content = touches.filter { $0.view !== scrollView }
        let isMovable = scrollView.canScroll.horizontally || scrollView.canScroll.vertically || scrollView.canZoom
        guard scrollView.delaysContentTouches, isMovable, !content.isEmpty else { return release(content, event) }
        guard deadline == nil else { return }
        deadline = MainLoop.main.schedule(at: MainLoop.main.now + Self.delay) { [weak self, weak event] in
            self?.release(content, event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        release(touches.filter { $0.view !== scrollView }, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { state = .failed }

    override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
    }

    /// Delivers the touches to the content, unless the app wants the scroll view to keep them.
    private func release(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard state == .possible else { return }
        deadline?.cancel()
        for touch in touches where arena?.isKnownToView(touch) == false {
            guard let view = touch.view else { continue }
            if let scrollView, !scrollView.touchesShouldBegin([touch], with: event, in: view) { arena?.withhold(touch) }
        }
        state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
