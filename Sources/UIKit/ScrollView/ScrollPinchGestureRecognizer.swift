/// Recognizes that the content of a scroll view is pinched, and zooms it.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private unowned let scrollView: UIScrollView

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
        addAction(UIAction { [unowned self] _ in self.follow() })
    }

    private func follow() {
        let zoomer = scrollView.zoomer
        switch state {
        case .began: zoomer.beginPinch(at: place)
        case .changed: zoomer.pinch(by: scale, at: place)
        case .ended, .cancelled: zoomer.endPinch()
        case .possible, .failed: break
        }
    }

    /// The middle of the fingers, from the view's top-left corner.
    private var place: CGPoint {
        let (place, offset) = (location(in: scrollView), scrollView.contentOffset)
        return CGPoint(x: place.x - offset.x, y: place.y - offset.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if !scrollView.canZoom { state = .failed }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView.panGestureRecognizer
    }
}
