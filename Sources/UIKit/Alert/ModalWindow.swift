/// The window of one alert view or action sheet, which dims all windows behind it.
final class ModalWindow: UIWindow {
    /// The superview of the modal view and the dimming view, rotated to the interface orientation: its origin is at the
    /// top left for the user.
    let stage = UIView(frame: .zero)
    private let dimming: UIView
    private weak var formerKeyWindow: UIWindow?

    init(dimming: UIView) {
        self.dimming = dimming
        super.init(frame: UIScreen.main.bounds)
        windowLevel = UIWindow.Level.alert
        isOpaque = false
        stage.isOpaque = false
        addSubview(stage)
        stage.addSubview(dimming)
        dimming.alpha = 0
        turn()
    }

    required init?(coder: NSCoder) { return nil }

    /// Takes the size and rotation of the current interface orientation.
    func turn() {
        let space = InterfaceSpace.current
        stage.transform = space.rotation
        stage.bounds = CGRect(origin: .zero, size: space.size)
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        dimming.frame = stage.bounds
    }

    func open() {
        formerKeyWindow = UIApplication.shared.keyWindow
        makeKeyAndVisible()
    }

    /// Closes the window. If it is the key window, the former key window becomes key again.
    func close() {
        let wasKey = isKeyWindow
        isHidden = true
        if wasKey, let formerKeyWindow, !formerKeyWindow.isHidden { formerKeyWindow.makeKey() }
    }

    /// The opacity of the dimming view, from 0 to 1.
    var darkness: CGFloat {
        get { dimming.alpha }
        set { dimming.alpha = newValue }
    }

    // MARK: Keyboard

    /// The keyboard's frame in the coordinates of ``stage``, if a responder in this window has the keyboard; otherwise
    /// nil.
    private(set) var keyboard: CGRect?

    /// Updates the dimming view, which does not cover the keyboard, after the keyboard appeared or disappeared.
    /// - Parameter frame: The keyboard's frame in screen coordinates; nil if it disappeared.
    /// - Returns: true if ``keyboard`` has changed.
    func keyboardDidMove(to frame: CGRect?) -> Bool {
        let former = keyboard
        keyboard = nil
        if let frame, InputViews.main.responder?.responderWindow === self {
            let place = frame.applying(InterfaceSpace.current.toScreen.inverted())
            if place.minY < stage.bounds.height { keyboard = place }
        }
        dimming.frame = CGRect(
            x: 0, y: 0, width: stage.bounds.width, height: keyboard?.minY ?? stage.bounds.height)
        return keyboard != former
    }

    /// Lets touches on the keyboard through to its window, which is behind this one.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let keyboard, keyboard.contains(stage.convert(point, from: self)) { return nil }
        return super.hitTest(point, with: event)
    }
}
