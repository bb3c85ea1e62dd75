/// Work in the background (*iOS App Programming Guide*, "Background Execution").
public typealias UIBackgroundTaskIdentifier = UInt

extension UIApplication {
    /// The run state of an app.
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// The app is in the foreground but receives no events: a system alert is in front of it, or it is being
        /// launched.
        case inactive = 1
        /// The app is in the background.
        case background = 2
    }

    /// The present run state.
    public var applicationState: State { isInBackground ? .background : isActive ? .active : .inactive }

    /// The time in seconds that the app can still run; a very large number while it is in the foreground.
    public var backgroundTimeRemaining: TimeInterval {
        isInBackground ? UIApplication.backgroundTime : .greatestFiniteMagnitude
    }

    /// The device ends an app that enters the background as soon as its delegate has been told.
    private static let backgroundTime: TimeInterval = 5

    /// Begins a task that is to be finished in the background. The device grants no time: the handler is called as soon
    /// as the delegate has been told that the app is in the background.
    /// - Parameter handler: Called if the task has not ended when the time expires.
    /// - Returns: the identifier for ``endBackgroundTask(_:)``.
    /// - ObjC: beginBackgroundTaskWithExpirationHandler:
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// Requests periodic calls in the background, for VoIP apps. The device does not make them.
    /// - Returns: always false.
    /// - ObjC: setKeepAliveTimeout:handler:
    @discardableResult
    public func setKeepAliveTimeout(_ timeout: TimeInterval, handler: (@MainActor () -> Void)?) -> Bool { false }

    /// Cancels ``setKeepAliveTimeout(_:handler:)``.
    public func clearKeepAliveTimeout() {}

    /// True if files that are protected while the device is locked can be read. Always true: no file is encrypted.
    public var isProtectedDataAvailable: Bool { true }

    /// The layout direction of the app's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let language = Bundle.main.preferredLocalizations.first ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Sets the cover of a Newsstand app. It has no effect: the device has no Newsstand.
    /// - Status: stub
    public func setNewsstandIconImage(_ image: UIImage?) {}

    /// Called when the app has entered the background: tells the delegate, then calls the expiration handlers of
    /// unfinished tasks.
    package final func enterBackground() {
        resignActive()
        guard !isInBackground else { return }
        isInBackground = true
        delegate?.applicationDidEnterBackground(self)
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Called when the app enters the foreground, before it becomes active.
    package final func enterForeground() {
        guard isInBackground else { return }
        isInBackground = false
        delegate?.applicationWillEnterForeground(self)
        post(UIApplication.willEnterForegroundNotification)
    }
}

/// The layout direction of an interface.
/// - ObjC: UIUserInterfaceLayoutDirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
