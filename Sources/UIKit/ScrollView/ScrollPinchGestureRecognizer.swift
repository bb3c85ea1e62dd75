/// Recognizes that the content of a scroll view is pinched, and zooms it.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer, FrameworkRecognizer {
    /// Weak, since a touch may outlive its view.
    private weak var scrollView: UIScrollView?

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
        let zoomer = scrollView.zoomer
        let place = place(in: scrollView)
        switch state {
        case .began: zoomer.beginPinch(at: place)
        case .changed: zoomer.pinch(by: scale, at: place)
        case .ended, .cancelled: zoomer.endPinch()
        case .possible, .failed: break
        }
    }

    /// The middle of the fingers, from the view's top-left corner.
    private func place(in scrollView: UIScrollView) -> CGPoint {
        let (place, offset) = (location(in: scrollView), scrollView.contentOffset)
        return CGPoint(x: place.x - offset.x, y: place.y - offset.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if scrollView?.canZoom != true { state = .failed }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
