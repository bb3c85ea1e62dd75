package import DeviceLink

/// The application object: gets the device's messages, sends events to windows and actions to targets, and tells its
/// delegate about the app's life cycle.
@MainActor open class UIApplication: UIResponder {
    /// The app's one application object.
    /// - ObjC: sharedApplication
    open class var shared: UIApplication {
        if let made = current { return made }
        let application = UIApplication()
        current = application
        return application
    }

    /// The application object, once there is one.
    package static var current: UIApplication?

    /// Made by ``UIApplicationMain(_:_:_:_:)``, never by an app.
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
    final let backgroundTasks = BackgroundTasks()
    package final lazy var localNotifications = LocalNotificationSchedule { [weak self] in _ = self?.device?.send($0) }
    private lazy var touchDelivery = TouchDelivery(screen: .main, application: self)
    private let statusBarFingers = StatusBarFingers()
    private var ignoringInteractionEvents = 0

    // MARK: Windows

    /// All windows of the app, hidden ones too, from back to front.
    open var windows: [UIWindow] { WindowStack.main.windows }

    /// The window that keys and motion go to.
    open var keyWindow: UIWindow? { WindowStack.main.keyWindow }

    // MARK: Events

    /// Gives an event to its windows. An app may override it to see every event first.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches:
            let concerned = (event.allTouches ?? []).filter { $0.phase != .stationary }.compactMap(\.window)
            for window in windows where concerned.contains(where: { $0 === window }) { window.sendEvent(event) }
        case .motion, .remoteControl: break
        }
    }

    /// Sends an action to a target, or with no target to the first object along the responder chain that has it: from
    /// the first responder of the key window, or from the sender if there is none.
    /// - Returns: true if an object handled it.
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

    /// The delegate ends the responder chain, if it is a responder.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder
    }

    /// Ignores new touches, until as many calls of ``endIgnoringInteractionEvents()``.
    open func beginIgnoringInteractionEvents() { ignoringInteractionEvents += 1 }

    /// Takes back one call of ``beginIgnoringInteractionEvents()``.
    open func endIgnoringInteractionEvents() { ignoringInteractionEvents = max(ignoringInteractionEvents - 1, 0) }

    /// True while touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringInteractionEvents > 0 }

    // MARK: Status bar

    /// How the status bar looks.
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

    /// - Parameter animation: The device shows either of the two in its own way. iOS 3.2.
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

    /// Where the status bar is on the screen held upright, in points; zero when hidden.
    open var statusBarFrame: CGRect { statusBarFrame(height: UIScreen.main.profile.statusBarHeight) }

    // MARK: The device

    /// True to show the network activity indicator in the status bar. The default is false.
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            guard isNetworkActivityIndicatorVisible != oldValue else { return }
            device?.send(.networkActivity(isNetworkActivityIndicatorVisible))
        }
    }

    /// The number on the app's icon; 0 for none, which negative numbers mean too. It outlives the app.
    open var applicationIconBadgeNumber: Int {
        get { iconBadge }
        set {
            guard newValue != iconBadge else { return }
            iconBadge = newValue
            device?.send(.badge(Int32(clamping: max(newValue, 0))))
        }
    }

    /// The number on the icon, as last set by the app or the device.
    package final var iconBadge = 0

    /// True to prevent the device from dimming and locking while the user is inactive. The default is false.
    open var isIdleTimerDisabled = false {
        didSet {
            guard isIdleTimerDisabled != oldValue else { return }
            device?.send(.idleTimerDisabled(isIdleTimerDisabled))
        }
    }

    // MARK: Remote control

    private var receivesRemoteControlEvents = false

    /// Lets the buttons of a headset go to the first responder. iOS 4.
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }

    /// Leaves the buttons of a headset to others again. iOS 4.
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

    /// A button of a headset.
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

    /// Asks the user whether to undo the first responder's last change. Returns false if the responder has nothing to
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

    /// Opens an URL in the app that handles it.
    /// - Returns: false if none does.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url), let device else { return false }
        return device.send(.openURL(url.absoluteString))
    }

    /// The schemes that the installed apps open, as the device says.
    package final var urlSchemes: Set<String> = []

    /// Returns true if an app can open the URL's scheme: a system app, another installed app, or this app according to
    /// its Info.plist.
    open func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        if urlSchemes.contains(scheme) || ["http", "https", "mailto", "tel", "sms"].contains(scheme) { return true }
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        return types.contains { type in
            (type["CFBundleURLSchemes"] as? [String] ?? []).contains { $0.lowercased() == scheme }
        }
    }

    // MARK: From the device

    /// Delivers touches that the device reports.
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
