/// Receives the events of an app's life cycle. All methods are optional.
///
/// A launch is ``application(_:didFinishLaunchingWithOptions:)``, or ``applicationDidFinishLaunching(_:)`` in an app
/// without the former, then ``applicationDidBecomeActive(_:)``; an end is ``applicationWillResignActive(_:)``, then
/// ``applicationWillTerminate(_:)`` (*iPhone Application Programming Guide*, "The Application Life Cycle").
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's window: an app that begins with a storyboard is given it here. (iOS 5.)
    ///
    /// Read-only in Objective-C: apps of older years declare it in an extension of their class, which may only widen
    /// it.
    /// - ObjC: readonly
    var window: UIWindow? { get set }

    /// The app has started: make the window and show it.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// The app has started, perhaps to open an URL: make the window and show it.
    /// - Returns: false if the URL cannot be handled.
    /// - ObjC: application:didFinishLaunchingWithOptions:
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app has the screen: after launching, and when an interruption is over.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The app is about to lose the screen: an alert, the lock, its end. Pause.
    func applicationWillResignActive(_ application: UIApplication)

    /// Another app opened an URL that is this app's.
    /// - Returns: false if it cannot be handled.
    /// - ObjC: application:handleOpenURL:
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Memory is short: let go of what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// The app is about to end: save.
    func applicationWillTerminate(_ application: UIApplication)

    /// The time jumped: midnight, another time zone, the clock set.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// The status bar is about to turn.
    /// - ObjC: application:willChangeStatusBarOrientation:duration:
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)

    /// The status bar has turned.
    /// - ObjC: application:didChangeStatusBarOrientation:
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    /// The status bar is about to get another size.
    /// - ObjC: application:willChangeStatusBarFrame:
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

    /// The status bar has got another size.
    /// - ObjC: application:didChangeStatusBarFrame:
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

    /// The push service knows the device by this token.
    /// - ObjC: application:didRegisterForRemoteNotificationsWithDeviceToken:
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// The push service cannot be had.
    /// - ObjC: application:didFailToRegisterForRemoteNotificationsWithError:
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// A push message came.
    /// - ObjC: application:didReceiveRemoteNotification:
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

    /// A local notification is due. (iOS 4.)
    /// - ObjC: application:didReceiveLocalNotification:
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    /// Called when the app has entered the background. Save data and release memory: the app can be terminated at any
    /// time afterwards. (iOS 4.)
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app enters the foreground. (iOS 4.)
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Another app opened an URL that is this app's. (iOS 4.2.)
    /// - Returns: false if it cannot be handled.
    /// - ObjC: application:openURL:sourceApplication:annotation:
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
    ) -> Bool

    /// Protected files are about to be out of reach. (iOS 4.)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Protected files can be read again. (iOS 4.)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}
