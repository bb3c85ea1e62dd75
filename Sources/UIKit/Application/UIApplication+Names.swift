extension UIApplication {
    /// Posted after the delegate heard that launching is done; user info: the launch options.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app has the screen.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to lose the screen.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when memory is short.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the app is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted when the app has left the screen. (iOS 4.)
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app comes back to the screen. (iOS 4.)
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when protected files are about to be out of reach. The device never locks them. (iOS 4.)
    /// - ObjC: UIApplicationProtectedDataWillBecomeUnavailable
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when protected files can be read again. (iOS 4.)
    /// - ObjC: UIApplicationProtectedDataDidBecomeAvailable
    public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when the time jumped.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when the status bar is about to turn; user info: the new orientation.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted when the status bar has turned; user info: the former orientation.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted when the status bar is about to get another size; user info: the new frame.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted when the status bar has got another size; user info: the former frame.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")

    /// The orientation in notifications about it, a number.
    /// - ObjC: -
    public static let statusBarOrientationUserInfoKey = UIApplicationStatusBarOrientationUserInfoKey
    /// The frame in notifications about it, a value holding a rectangle.
    /// - ObjC: -
    public static let statusBarFrameUserInfoKey = UIApplicationStatusBarFrameUserInfoKey

    /// Why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The URL to open, an `URL`.
        /// - ObjC: UIApplicationLaunchOptionsURLKey
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the app that asked for it, a `String`.
        /// - ObjC: UIApplicationLaunchOptionsSourceApplicationKey
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The push message that the user answered, a dictionary.
        /// - ObjC: UIApplicationLaunchOptionsRemoteNotificationKey
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification that the user answered, an ``UILocalNotification``.
        /// - ObjC: UIApplicationLaunchOptionsLocalNotificationKey
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The property list that the app that opened the URL has passed with it.
        /// - ObjC: UIApplicationLaunchOptionsAnnotationKey
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A number (Boolean): true if the launch is for a location event.
        /// - ObjC: UIApplicationLaunchOptionsLocationKey
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The issues that have been loaded, an array of their identifiers.
        /// - ObjC: UIApplicationLaunchOptionsNewsstandDownloadsKey
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    }
}

/// The orientation in notifications about the status bar's.
public let UIApplicationStatusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
/// The frame in notifications about the status bar's.
public let UIApplicationStatusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

extension RunLoop.Mode {
    /// The mode in which a scroll view or slider follows a finger.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
