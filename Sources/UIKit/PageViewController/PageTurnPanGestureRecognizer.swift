/// Turns a page with the finger that drags it.
final class PageTurnPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var controller: UIPageViewController?
    private var isTurning = false

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addAction(UIAction { [unowned self] _ in self.follow() })
    }

    private func follow() {
        guard let controller, let view else { return }
        let motion = translation(in: view)
        switch state {
        case .began:
            let place = location(in: controller.loadedView)
            isTurning = controller.canTurn(by: motion) && controller.beginDrag(by: motion, at: place)
        case .changed: if isTurning { controller.drag(by: motion) }
        case .ended: if isTurning { controller.endDrag(by: motion, velocity: velocity(in: view)) }
        case .cancelled: if isTurning { controller.endDrag(by: motion, velocity: .zero) }
        case .possible, .failed: break
        }
    }
}
