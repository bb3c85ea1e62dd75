internal import MainLoop

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

    /// The time in seconds that the app can still run; a very large number while it is in the foreground, or if one of
    /// its background modes keeps it running.
    public var backgroundTimeRemaining: TimeInterval {
        guard isInBackground, let end = backgroundEnd else { return .greatestFiniteMagnitude }
        return max(end - MainLoop.main.now, 0)
    }

    /// How long the device waits for an app that it ends, in seconds.
    private nonisolated static let endingTime: TimeInterval = 5

    /// Begins a task that is to be finished in the background: the app is not suspended before the task has ended, or the
    /// time that the device gives it (10 minutes from when it entered the background) is over.
    ///
    /// An app that the device ends when it leaves the screen (before iOS 4, or if it was not built for it) has no such
    /// time: the handler is called as soon as the delegate has been told.
    /// - Parameter handler: Called if the task has not ended when the time expires. It has to end the task: the device
    ///   ends an app that has tasks some seconds later.
    /// - Returns: the identifier for ``endBackgroundTask(_:)``.
    /// - ObjC: beginBackgroundTaskWithExpirationHandler:
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// Requests periodic calls in the background, for VoIP apps: those whose `UIBackgroundModes` has `voip`, on a device
    /// with multitasking.
    /// - Parameters:
    ///   - timeout: The time between two calls in seconds, at least 600.
    ///   - handler: Called while the app is in the background.
    /// - Returns: false if the app is none of these, or the time is too short.
    /// - ObjC: setKeepAliveTimeout:handler:
    @discardableResult
    public func setKeepAliveTimeout(_ timeout: TimeInterval, handler: (@MainActor () -> Void)?) -> Bool {
        let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? []
        guard let handler, timeout >= KeepAlive.shortest, modes.contains("voip"),
            UIDevice.current.isMultitaskingSupported
        else { return false }
        keepAlive = KeepAlive(every: timeout) { [weak self] in
            if self?.isInBackground == true { handler() }
        }
        return true
    }

    /// Cancels ``setKeepAliveTimeout(_:handler:)``.
    public func clearKeepAliveTimeout() { keepAlive = nil }

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

    /// Called when the app has entered the background: tells the delegate, and writes what would be lost if the app is
    /// killed later.
    /// - Parameter seconds: How long the app can run from now on, as long as it has tasks; nil for no limit.
    package final func enterBackground(seconds: TimeInterval? = UIApplication.endingTime) {
        resignActive()
        guard !isInBackground else { return }
        isInBackground = true
        backgroundEnd = seconds.map { MainLoop.main.now + $0 }
        delegate?.applicationDidEnterBackground(self)
        post(UIApplication.didEnterBackgroundNotification)
        UserDefaults.standard.synchronize()
    }

    /// Called when the app enters the foreground, before it becomes active.
    package final func enterForeground() {
        guard isInBackground else { return }
        isInBackground = false
        backgroundEnd = nil
        // The user may have changed the app's settings meanwhile.
        UserDefaults.standard.synchronize()
        for observer in UIApplication.foregroundObservers { observer() }
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
