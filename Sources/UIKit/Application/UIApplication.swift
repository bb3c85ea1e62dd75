package import DeviceLink

/// The application object. It receives the device's messages, sends events to windows and actions to targets, and tells
/// its delegate of the app's life cycle.
@MainActor open class UIApplication: UIResponder {
    /// The app's application object.
    /// - ObjC: sharedApplication
    open class var shared: UIApplication {
        if let made = current { return made }
        let application = UIApplication()
        current = application
        return application
    }

    /// The application object; nil before it is created.
    package static var current: UIApplication?

    /// Called by ``UIApplicationMain(_:_:_:_:)``. Apps do not create it.
    public override init() {
        super.init()
        if UIApplication.current == nil { UIApplication.current = self }
    }

    /// The delegate, which is told of the app's life cycle.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The link to the device; nil in the device's own process.
    package final var device: DeviceSession?
    final var statusBar = StatusBarState()
    package final private(set) var isActive = false
    /// True while the app is in the background.
    package final var isInBackground = false
    /// When the time in the background ends, in seconds of the monotonic clock; nil for no end.
    final var backgroundEnd: TimeInterval?
    /// Called when the app comes back from the background, before its delegate is told.
    package static var foregroundObservers: [@MainActor () -> Void] = []
    final let backgroundTasks = BackgroundTasks()
    final var keepAlive: KeepAlive?
    package final lazy var localNotifications = LocalNotificationSchedule { [weak self] in _ = self?.device?.send($0) }
    private lazy var touchDelivery = TouchDelivery(screen: .main, application: self)
    private let statusBarFingers = StatusBarFingers()
    private var ignoringInteractionEvents = 0

    // MARK: Windows

    /// All windows of the app, including hidden ones, from back to front.
    open var windows: [UIWindow] { WindowStack.main.windows }

    /// The key window, which receives keys and motion events.
    open var keyWindow: UIWindow? { WindowStack.main.keyWindow }

    // MARK: Events

    /// Sends an event to its windows. Apps can override it to see every event first.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches:
            let concerned = (event.allTouches ?? []).filter { $0.phase != .stationary }.compactMap(\.window)
            for window in windows where concerned.contains(where: { $0 === window }) { window.sendEvent(event) }
        case .motion, .remoteControl: break
        }
    }

    /// Sends an action to a target. If the target is nil, the first object in the responder chain that implements the
    /// action receives it. The chain begins at the first responder of the key window, or at the sender if there is
    /// none.
    /// - Returns: true if an object received the action.
    /// - ObjC: sendAction:to:from:forEvent:
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            return ActionDispatch.send(action, to: target as AnyObject, sender: sender, event: event)
        }
        return ActionDispatch.sendUpResponderChain(
            action, from: [keyWindow?.firstResponder, sender as? UIResponder, keyWindow ?? self], sender: sender,
            event: event)
    }

    /// The delegate, if it is a responder, ends the responder chain.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder
    }

    /// Ignores new touches until ``endIgnoringInteractionEvents()`` has been called as often.
    open func beginIgnoringInteractionEvents() { ignoringInteractionEvents += 1 }

    /// Balances a call of ``beginIgnoringInteractionEvents()``.
    open func endIgnoringInteractionEvents() { ignoringInteractionEvents = max(ignoringInteractionEvents - 1, 0) }

    /// True while touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringInteractionEvents > 0 }

    // MARK: Status bar

    /// The style of the status bar.
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        changeStatusBar(animated: animated) { $0.style = statusBarStyle }
    }

    /// True if the status bar is hidden. The app then has the whole screen.
    open var isStatusBarHidden: Bool {
        get { statusBar.isHidden }
        set { setStatusBarHidden(newValue, animated: false) }
    }

    open func setStatusBarHidden(_ hidden: Bool, animated: Bool) {
        changeStatusBar(animated: animated) { $0.isHidden = hidden }
    }

    /// - Parameter animation: All values but `none` are animated, in the same way. iOS 3.2.
    /// - ObjC: setStatusBarHidden:withAnimation:
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        setStatusBarHidden(hidden, animated: animation != .none)
    }

    /// The orientation of the status bar.
    open var statusBarOrientation: UIInterfaceOrientation {
        get { statusBar.orientation }
        set { setStatusBarOrientation(newValue, animated: false) }
    }

    open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
        let duration = animated ? statusBarOrientationAnimationDuration : 0
        changeStatusBarOrientation(to: interfaceOrientation, duration: duration)
    }

    /// The duration of the status bar's rotation, in seconds.
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// The frame of the status bar in the coordinates of the portrait screen, in points; zero while it is hidden.
    open var statusBarFrame: CGRect { statusBarFrame(height: UIScreen.main.profile.statusBarHeight) }

    // MARK: The device

    /// True to show the network activity indicator in the status bar. The default is false.
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            guard isNetworkActivityIndicatorVisible != oldValue else { return }
            device?.send(.networkActivity(isNetworkActivityIndicatorVisible))
        }
    }

    /// The number on the app's icon; 0, or a negative number, shows none. It is kept after the app ends.
    open var applicationIconBadgeNumber: Int {
        get { iconBadge }
        set {
            guard newValue != iconBadge else { return }
            iconBadge = newValue
            device?.send(.badge(Int32(clamping: max(newValue, 0))))
        }
    }

    /// The number on the icon as the app or the device has last set it.
    package final var iconBadge = 0
    /// What push messages may do, as the device says.
    package final var pushTypes: UIRemoteNotificationType = []

    /// True to prevent the device from dimming and locking while the user is inactive. The default is false.
    open var isIdleTimerDisabled = false {
        didSet {
            guard isIdleTimerDisabled != oldValue else { return }
            device?.send(.idleTimerDisabled(isIdleTimerDisabled))
        }
    }

    // MARK: Remote control

    private var receivesRemoteControlEvents = false

    /// Starts the delivery of remote control events (headset buttons) to the first responder. iOS 4.
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }

    /// Stops the delivery of remote control events. iOS 4.
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

    /// Sends a remote control event to the first responder.
    package final func deliver(_ command: RemoteControlCommand, timestamp: TimeInterval) {
        guard receivesRemoteControlEvents,
            let subtype = UIEvent.EventSubtype(
                rawValue: UIEvent.EventSubtype.remoteControlPlay.rawValue + Int(command.rawValue))
        else { return }
        let event = UIEvent(type: .remoteControl, subtype: subtype, timestamp: timestamp)
        sendEvent(event)
        (keyWindow?.firstResponder ?? keyWindow ?? self).remoteControlReceived(with: event)
    }

    // MARK: Shake to edit

    /// True if shaking the device offers to undo typing, or the last change of the first responder's undo manager. The
    /// default is true.
    open var applicationSupportsShakeToEdit = true

    /// Asks the user if the last change of the first responder should be undone. Returns false if there is nothing to
    /// undo. Set at launch.
    static var offerToUndo: ((UIResponder?) -> Bool)?

    /// Offers to undo if no other responder has handled the shake.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        let offers = motion == .motionShake && applicationSupportsShakeToEdit
        if offers, UIApplication.offerToUndo?(keyWindow?.firstResponder) == true { return }
        super.motionEnded(motion, with: event)
    }

    /// True if the screen is switched off near the face. Stays false: the device has no proximity sensor.
    open var isProximitySensingEnabled: Bool {
        get { false }
        set { _ = newValue }
    }

    /// Opens a URL in the app that handles its scheme.
    /// - Returns: false if no app handles it.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url), let device else { return false }
        return device.send(.openURL(url.absoluteString))
    }

    /// The URL schemes of the system's and the installed apps, as the device reports them.
    package final var urlSchemes: Set<String> = []

    /// Returns true if an app can open the URL's scheme: a system app, another installed app, or this app according to
    /// its Info.plist.
    open func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        if urlSchemes.contains(scheme) { return true }
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        return types.contains { type in
            (type["CFBundleURLSchemes"] as? [String] ?? []).contains { $0.lowercased() == scheme }
        }
    }

    // MARK: From the device

    /// Delivers the touches that the device reports.
    package final func deliver(_ points: [TouchPoint], timestamp: TimeInterval) {
        let points = statusBarFingers.take(points, in: self)
        if !points.isEmpty { touchDelivery.deliver(points, timestamp: timestamp) }
    }

    /// Cancels all touches.
    package final func cancelTouches() { touchDelivery.cancelAll() }

    package final func setActive(_ active: Bool) { isActive = active }

    final func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
}
