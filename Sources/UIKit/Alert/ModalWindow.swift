/// The window of one alert or action sheet: dims everything behind, and stands upright in the interface.
final class ModalWindow: UIWindow {
    /// Has the interface's coordinates: its origin is at the top left for somebody who looks at it.
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

    /// Stands as the interface stands now.
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

    /// Gives keys back to the window that had them, unless the app has made another one key.
    func close() {
        let wasKey = isKeyWindow
        isHidden = true
        if wasKey, let formerKeyWindow, !formerKeyWindow.isHidden { formerKeyWindow.makeKey() }
    }

    /// How dark it is behind: 0 … 1 of what the dimming view has.
    var darkness: CGFloat {
        get { dimming.alpha }
        set { dimming.alpha = newValue }
    }

    // MARK: Keyboard

    /// Where the keyboard of a text field in this window is, in the interface's coordinates; nil if there is none.
    private(set) var keyboard: CGRect?

    /// A keyboard came or went: keeps what is dark away from it.
    /// - Parameter frame: On the screen; nil if it went.
    /// - Returns: whether that is something new.
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

    /// Touches of the keyboard go to its window, which is behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let keyboard, keyboard.contains(stage.convert(point, from: self)) { return nil }
        return super.hitTest(point, with: event)
    }
}
