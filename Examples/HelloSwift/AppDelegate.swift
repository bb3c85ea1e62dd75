import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow!
    @IBOutlet var label: UILabel!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.makeKeyAndVisible()
        NSLog("HelloSwift has launched.")
        return true
    }
}
