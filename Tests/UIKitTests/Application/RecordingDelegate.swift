import UIKit

/// Writes down what it and the application's observers hear.
final class RecordingDelegate: NSObject, UIApplicationDelegate {
    var heard: [String] = []
    var window: UIWindow?
    var notifications: [UILocalNotification] = []
    private var observers: [any NSObjectProtocol] = []

    func observeNotifications() {
        let names: [Notification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
            UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
        ]
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.heard.append(name.rawValue) }
                })
        }
    }

    func stopObserving() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        heard.append("applicationDidFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = UIColor.red
        window.makeKeyAndVisible()
        self.window = window
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("applicationDidBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("applicationWillResignActive") }
    func applicationWillTerminate(_ application: UIApplication) { heard.append("applicationWillTerminate") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("applicationDidEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { heard.append("applicationWillEnterForeground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { heard.append("memoryWarning") }
    func applicationSignificantTimeChange(_ application: UIApplication) { heard.append("significantTimeChange") }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        notifications.append(notification)
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        heard.append("open \(url)")
        return true
    }

    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {
        heard.append("will turn to \(newStatusBarOrientation.rawValue) in \(duration)")
    }

    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
        heard.append("did turn from \(oldStatusBarOrientation.rawValue)")
    }

    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
        heard.append("bar will be \(newStatusBarFrame.height)")
    }

    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
        heard.append("bar was \(oldStatusBarFrame.height)")
    }
}
