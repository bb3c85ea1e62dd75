/// The root of the views on a screen, and what touches and keys arrive at first.
///
/// A window is hidden until ``makeKeyAndVisible()``. It is not kept by the framework: the app's delegate owns it.
@MainActor open class UIWindow: UIView {
    /// The level of a window. A window with a higher level is in front, whatever order the windows were shown in.
    /// - ObjC: -
    public typealias Level = CGFloat

    /// The parent of the window's layer in the screen's layer tree while the window exists.
    private let attachment = WindowAttachment()
    private var storedLevel: Level = UIWindow.Level.normal
    private var storedScreen: UIScreen = .main
    /// When the window was last ordered to the front of its level.
    package final var order = 0
    /// The object that gets keys and motion in this window.
    package final weak var firstResponder: UIResponder?
    /// True while the first responder resigns in favour of another one. The keyboard stays visible meanwhile.
    package private(set) final var isHandingOver = false
    /// The responder that is being asked if it can become or resign first responder.
    private weak var askedResponder: UIResponder?

    /// - Parameter frame: Where the window is on the screen, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A window from a nib or another archive. It is shown at once if the archive says so.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeWindow(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeWindow(coder)
    }

    private func prepare() {
        layer.isHidden = true
        attachment.attach(layer)
        WindowStack.main.register(self)
    }

    /// True to resize a window from an archive to the screen.
    package final var resizesToFullScreen = false

    /// The root controller's view is in the window already.
    override var ownParts: [UIView] { [rootViewController?.loadedView].compactMap { $0 } }

    // MARK: Being shown

    /// True if the window is hidden. A new window is hidden.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let change = newValue != super.isHidden
            if !newValue { showRootViewOfArchive() }
            super.isHidden = newValue
            guard change else { return }
            if newValue { WindowStack.main.windowDidHide(self) } else { WindowStack.main.arrange() }
            let name = newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
            NotificationCenter.default.post(name: name, object: self)
        }
    }

    /// Which windows this one is in front of: those of a lower level, and those of its own shown before.
    open var windowLevel: Level {
        get { storedLevel }
        set {
            storedLevel = newValue
            WindowStack.main.arrange()
        }
    }

    /// The screen that the window is on.
    open var screen: UIScreen {
        get { storedScreen }
        set {
            storedScreen = newValue
            WindowStack.main.arrange()
        }
    }

    // MARK: Being key

    /// True if the window is the key window, which receives keys and motion events.
    open var isKeyWindow: Bool { WindowStack.main.keyWindow === self }

    /// Makes this the key window; it may be hidden.
    /// - ObjC: makeKeyWindow
    open func makeKey() { WindowStack.main.makeKey(self) }

    /// Shows the window in front of the others of its level and makes it key.
    open func makeKeyAndVisible() {
        WindowStack.main.orderToFront(self)
        isHidden = false
        makeKey()
    }

    /// True if the window can become key when another one is hidden. False for auxiliary windows.
    package var canBecomeKey: Bool { true }

    /// Called when the window has become key. Never call it yourself.
    /// - ObjC: becomeKeyWindow
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called when the window is no longer key. Never call it yourself.
    /// - ObjC: resignKeyWindow
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Asks a responder whether it takes or gives up its role.
    ///
    /// Its delegate may answer by asking for the same again (`textViewShouldEndEditing:` with `resignFirstResponder` in
    /// it): that changes nothing, since the question is not answered yet.
    final func ask(_ responder: UIResponder, _ question: () -> Bool) -> Bool {
        guard askedResponder !== responder else { return false }
        let previous = askedResponder
        askedResponder = responder
        defer { askedResponder = previous }
        return question()
    }

    /// Lets the first responder resign for the next one.
    final func handOver(_ resign: () -> Bool) -> Bool {
        let wasHandingOver = isHandingOver
        isHandingOver = true
        defer { isHandingOver = wasHandingOver }
        return resign()
    }

    // MARK: Events

    /// Called when a finger touches down in a window, before the touch is delivered.
    static var touchObservers: [@MainActor (UIWindow) -> Void] = []

    private lazy var gestures = GestureArena()

    /// The recognizers that look at a finger; nil if there are none.
    final func recognizers(lookingAt touch: UITouch) -> [UIGestureRecognizer]? {
        gestures.recognizers(lookingAt: touch)
    }

    /// Gives an event's changed touches to gesture recognizers and views. An app may override it to see touches first.
    open func sendEvent(_ event: UIEvent) {
        let touches = (event.allTouches ?? []).filter { $0.window === self }
        let begun = touches.filter { $0.phase == .began }
        if !begun.isEmpty {
            for touch in begun { touch.startLocation = touch.windowLocation }
            for observer in UIWindow.touchObservers { observer(self) }
        }
        gestures.receive(event, in: self)
        defer { gestures.finish() }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            for (view, group) in grouped(touches.filter { $0.phase == phase }) {
                let passing = gestures.passing(group, phase)
                if !passing.isEmpty { deliver(passing, phase, to: view, event) }
            }
        }
    }

    /// The touches of each view, views in the order of their oldest finger, so that runs are alike.
    private func grouped(_ touches: Set<UITouch>) -> [(UIView, Set<UITouch>)] {
        var groups: [(view: UIView, touches: Set<UITouch>)] = []
        let sorted = touches.sorted {
            ($0.startLocation.y, $0.startLocation.x) < ($1.startLocation.y, $1.startLocation.x)
        }
        for touch in sorted {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.view === view }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups
    }

    private func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent) {
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    // MARK: Hierarchy

    /// The controller whose view fills the window; nil, the default, if the app puts views into the window itself.
    open var rootViewController: UIViewController? {
        didSet { if !waitsForRootView { replaceRootView(of: oldValue) } }
    }

    /// The root controller of an archive loads its view when the window is shown: by then it has its outlets.
    private var waitsForRootView = false

    final func setRootViewControllerOfArchive(_ controller: UIViewController) {
        waitsForRootView = true
        rootViewController = controller
    }

    private func showRootViewOfArchive() {
        guard waitsForRootView else { return }
        waitsForRootView = false
        replaceRootView(of: nil)
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }

    /// The undo manager of all that is in the window, but for texts, which have their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    private lazy var ownUndoManager = TextUndo.makeManager()

}
