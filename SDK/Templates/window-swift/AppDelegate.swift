import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // Add what the app shows to the window here.
        window.makeKeyAndVisible()
        return true
    }
}
