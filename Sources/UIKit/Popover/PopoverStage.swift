/// A transparent view that covers the window while a popover is visible in it, rotated to the interface orientation.
///
/// It receives the touches outside the popover, except on passthrough views.
final class PopoverStage: UIView {
    /// The popover's panel, with its shadow.
    let panel = PopoverPanel(frame: .zero)
    /// The views that receive touches outside the popover.
    var passthroughViews: [UIView] = []
    /// Called for a tap outside the popover.
    var onTapBeside: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addSubview(panel)
    }

    required init?(coder: NSCoder) { return nil }

    /// Takes the size and rotation of the current interface orientation.
    func turn() {
        guard let superview else { return }
        let space = InterfaceSpace.current
        transform = space.rotation
        bounds = CGRect(origin: .zero, size: space.size)
        center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event) else { return nil }
        guard found === self else { return found }
        return passesThrough(point, event) ? nil : self
    }

    private func passesThrough(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        passthroughViews.contains { view in
            guard let window = view.window, let own = self.window else { return false }
            let place = view.convert(own.convert(convert(point, to: nil), to: window), from: nil)
            return view.hitTest(place, with: event) != nil
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Touches in the popover that no view handles arrive here along the responder chain; they are not outside.
        if touches.contains(where: { $0.view === self }) { onTapBeside?() }
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: false)
    }
}
