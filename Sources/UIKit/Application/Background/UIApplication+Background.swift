/// Work that goes on for a while when the app has left the screen (*iOS App Programming Guide*, "Background
/// Execution").
public typealias UIBackgroundTaskIdentifier = UInt

extension UIApplication {
    /// The run state of an app.
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// It is seen, but gets no events: an alert of the system is over it, or it is being launched.
        case inactive = 1
        /// It is not seen.
        case background = 2
    }

    /// The present run state.
    public var applicationState: State { isInBackground ? .background : isActive ? .active : .inactive }

    /// The time in seconds that the app can still run; a very large number while it is in the foreground.
    public var backgroundTimeRemaining: TimeInterval {
        isInBackground ? UIApplication.backgroundTime : .greatestFiniteMagnitude
    }

    /// The device ends an app that leaves the screen as soon as its delegate has heard of it.
    private static let backgroundTime: TimeInterval = 5

    /// Asks for time to finish something when the app leaves the screen. The device gives none: the handler is called
    /// as soon as the delegate has heard that the app is in the background.
    /// - Parameter handler: Is called if the task has not ended when time is up.
    /// - Returns: For ``endBackgroundTask(_:)``.
    /// - ObjC: beginBackgroundTaskWithExpirationHandler:
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// Asks to be called from time to time in the background, for telephony over the network. The device does not do
    /// so.
    /// - Returns: false, always.
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

    /// The cover of a newsstand app in the place of its icon. The device has no newsstand.
    /// - Status: stub
    public func setNewsstandIconImage(_ image: UIImage?) {}

    /// Called when the app has left the screen: tells the delegate, then calls the expiration handlers of unfinished
    /// tasks.
    package final func enterBackground() {
        resignActive()
        guard !isInBackground else { return }
        isInBackground = true
        delegate?.applicationDidEnterBackground(self)
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Called when the app comes back to the screen; it becomes active next.
    package final func enterForeground() {
        guard isInBackground else { return }
        isInBackground = false
        delegate?.applicationWillEnterForeground(self)
        post(UIApplication.willEnterForegroundNotification)
    }
}

/// Which way an interface runs.
/// - ObjC: UIUserInterfaceLayoutDirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
