/// The pan gesture recognizer of a page view controller: turns a page with the finger that drags it.
final class PageTurnPanGestureRecognizer: UIPanGestureRecognizer, FrameworkRecognizer {
    private weak var controller: UIPageViewController?
    private var isTurning = false

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addAction(UIAction { [unowned self] _ in self.follow() })
    }

    required init?(coder: NSCoder) { return nil }

    private func follow() {
        guard let controller, let view else { return }
        let motion = translation(in: view)
        switch state {
        case .began:
            // The translation starts here at zero, so the velocity tells the direction.
            let (place, speed) = (location(in: controller.loadedView), velocity(in: view))
            isTurning = controller.canTurn(by: speed) && controller.beginDrag(by: speed, at: place)
        case .changed: if isTurning { controller.drag(by: motion) }
        case .ended: if isTurning { controller.endDrag(by: motion, velocity: velocity(in: view)) }
        case .cancelled: if isTurning { controller.endDrag(by: motion, velocity: .zero) }
        case .possible, .failed: break
        }
    }
}
