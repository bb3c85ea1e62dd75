/// The root of a view hierarchy on a screen. It receives touches and keys first and dispatches them.
///
/// A window is hidden until ``makeKeyAndVisible()``. The framework does not retain it: the app's delegate owns it.
@MainActor open class UIWindow: UIView {
    /// The level of a window. A window with a higher level is in front, whatever order the windows were shown in.
    /// - ObjC: -
    public typealias Level = CGFloat

    /// The parent of the window's layer in the screen's layer tree while the window exists.
    private let attachment = WindowAttachment()
    private var storedLevel: Level = UIWindow.Level.normal
    private var storedScreen: UIScreen = .main
    /// A counter value from the time when the window was last ordered to the front of its level.
    package final var order = 0
    /// The first responder, which receives keys and motion events; nil if there is none.
    package final weak var firstResponder: UIResponder?
    /// True while the first responder resigns in favour of another one. The keyboard stays visible meanwhile.
    package private(set) final var isHandingOver = false
    /// The responder that is being asked if it can become or resign first responder.
    private weak var askedResponder: UIResponder?

    /// - Parameter frame: The frame of the window on the screen, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Decodes a window. It is shown at once if the archive says that it is visible.
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

    /// The root controller's view, which the window adds itself: it is not archived as a subview.
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

    /// The level, which determines the order of windows. Among windows of the same level, the one shown last is in
    /// front.
    open var windowLevel: Level {
        get { storedLevel }
        set {
            storedLevel = newValue
            WindowStack.main.arrange()
        }
    }

    /// The screen that shows the window.
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

    /// Makes this window the key window, even if it is hidden.
    /// - ObjC: makeKeyWindow
    open func makeKey() { WindowStack.main.makeKey(self) }

    /// Shows the window in front of the others of its level and makes it the key window.
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

    /// Asks a responder if it can become or resign first responder.
    ///
    /// The responder's delegate can repeat the request (`textViewShouldEndEditing:` with `resignFirstResponder` in it).
    /// The nested request is refused, since the first one has not been answered yet.
    final func ask(_ responder: UIResponder, _ question: () -> Bool) -> Bool {
        guard askedResponder !== responder else { return false }
        let previous = askedResponder
        askedResponder = responder
        defer { askedResponder = previous }
        return question()
    }

    /// Lets the first responder resign in favour of the next one.
    final func handOver(_ resign: () -> Bool) -> Bool {
        let wasHandingOver = isHandingOver
        isHandingOver = true
        defer { isHandingOver = wasHandingOver }
        return resign()
    }

    // MARK: Events

    /// Called at each touch down in a window, before the touch is delivered.
    static var touchObservers: [@MainActor (UIWindow) -> Void] = []

    private lazy var gestures = GestureArena()

    /// The gesture recognizers that receive a touch; nil if there are none.
    final func recognizers(lookingAt touch: UITouch) -> [UIGestureRecognizer]? {
        gestures.recognizers(lookingAt: touch)
    }

    /// Sends the changed touches of an event to gesture recognizers and views. Apps can override it to see touches
    /// first.
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

    /// The touches of each view. The views are sorted by their oldest touch, so that the order is deterministic.
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

    /// The controller whose view fills the window. nil, the default, if the app adds views to the window itself.
    open var rootViewController: UIViewController? {
        didSet { if !waitsForRootView { replaceRootView(of: oldValue) } }
    }

    /// The root controller of an archive loads its view when the window is shown. Its outlets are connected by then.
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

    /// The undo manager for everything in the window except texts, which have their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    private lazy var ownUndoManager = TextUndo.makeManager()

}
