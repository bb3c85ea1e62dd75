/// The window of the edit menu and the magnifier. It is in front of the keyboard and behind alerts, and never the key
/// window.
@MainActor final class TextEffectsWindow: UIWindow {
    private static var existing: TextEffectsWindow?

    /// Where floating views stand, in the coordinates of the interface as it is turned.
    private let stage = UIView(frame: .zero)

    /// The window, turned as the interface is. It is hidden while nothing floats.
    static var shared: TextEffectsWindow {
        let window = existing ?? TextEffectsWindow(frame: UIScreen.main.bounds)
        existing = window
        window.turn()
        return window
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = 2
        isOpaque = false
        addSubview(stage)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeKey: Bool { false }

    private func turn() {
        let space = InterfaceSpace.current
        frame = UIScreen.main.bounds
        stage.transform = space.rotation
        stage.bounds = CGRect(origin: .zero, size: space.size)
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// The interface, in its own coordinates.
    var area: CGRect { stage.bounds }

    func show(_ view: UIView) {
        stage.addSubview(view)
        isHidden = false
    }

    func remove(_ view: UIView) {
        view.removeFromSuperview()
        if stage.subviews.isEmpty { isHidden = true }
    }

    /// A rectangle of an app's view in the interface's coordinates.
    func rect(_ rect: CGRect, of view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return stage.convert(self.convert(view.convert(rect, to: window), from: window), from: self as UIView)
    }

    /// From the coordinates of an app's window to the interface's.
    func transform(from window: UIWindow) -> CGAffineTransform {
        window.transformToSuperview.concatenating(InterfaceSpace.current.toScreen.inverted())
    }

    /// Touches beside floating views go to the windows behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === stage ? nil : hit
    }
}
