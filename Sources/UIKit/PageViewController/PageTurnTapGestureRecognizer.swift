/// The tap gesture recognizer of a page view controller: turns a page on a tap near an edge.
final class PageTurnTapGestureRecognizer: UITapGestureRecognizer, FrameworkRecognizer {
    private weak var controller: UIPageViewController?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        addAction(UIAction { [unowned self] _ in self.turn() })
    }

    required init?(coder: NSCoder) { return nil }

    private func turn() {
        guard state == .ended, let controller,
            let direction = controller.direction(ofTapAt: location(in: controller.loadedView))
        else { return }
        controller.turn(direction)
    }

    /// Fails at once for touches that are not near an edge, so that they reach the pages.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let controller, let touch = touches.first,
            controller.direction(ofTapAt: touch.location(in: controller.loadedView)) == nil
        else { return }
        state = .failed
    }
}
