/// Receives the events of an app's life cycle. All methods are optional.
///
/// At launch ``application(_:didFinishLaunchingWithOptions:)`` is called, or ``applicationDidFinishLaunching(_:)`` in
/// an app without the former, then ``applicationDidBecomeActive(_:)``. At the end ``applicationWillResignActive(_:)``
/// is called, then ``applicationWillTerminate(_:)`` (*iPhone Application Programming Guide*, "The Application Life
/// Cycle").
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's window. It is set at the launch of an app with a main storyboard. (iOS 5.)
    ///
    /// Read-only in Objective-C: older apps declare it in a class extension, which can only make it writable.
    /// - ObjC: readonly
    var window: UIWindow? { get set }

    /// Called after the launch. Create the window and show it.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called after the launch, which may be for opening a URL. Create the window and show it.
    /// - Returns: false if the app cannot handle the URL.
    /// - ObjC: application:didFinishLaunchingWithOptions:
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app has become active: after the launch, and after an interruption.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app becomes inactive, for example because of an alert, the screen lock or its end. Pause
    /// activities.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when another app has opened a URL with a scheme of this app.
    /// - Returns: false if the app cannot handle the URL.
    /// - ObjC: application:handleOpenURL:
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Called when memory is low. Release objects that can be created again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called before the app ends. Save data.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called after a significant change of the time: midnight, another time zone, or a changed clock.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Called before the status bar rotates.
    /// - ObjC: application:willChangeStatusBarOrientation:duration:
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)

    /// Called after the status bar has rotated.
    /// - ObjC: application:didChangeStatusBarOrientation:
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    /// Called before the size of the status bar changes.
    /// - ObjC: application:willChangeStatusBarFrame:
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

    /// Called after the size of the status bar has changed.
    /// - ObjC: application:didChangeStatusBarFrame:
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

    /// Called with the token that identifies the device to the push service.
    /// - ObjC: application:didRegisterForRemoteNotificationsWithDeviceToken:
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called when the registration with the push service has failed.
    /// - ObjC: application:didFailToRegisterForRemoteNotificationsWithError:
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Called when a push notification arrives while the app is active.
    /// - ObjC: application:didReceiveRemoteNotification:
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

    /// Called when a local notification is due. (iOS 4.)
    /// - ObjC: application:didReceiveLocalNotification:
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    /// Called when the app has entered the background. Save data and release memory: the app can be terminated at any
    /// time afterwards. (iOS 4.)
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app enters the foreground. (iOS 4.)
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called when another app has opened a URL with a scheme of this app. (iOS 4.2.)
    /// - Returns: false if the app cannot handle the URL.
    /// - ObjC: application:openURL:sourceApplication:annotation:
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
    ) -> Bool

    /// Called before protected files become unavailable. (iOS 4.)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Called after protected files have become available. (iOS 4.)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}
