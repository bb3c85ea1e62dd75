import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow!
    @IBOutlet var tabBarController: UITabBarController!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.addSubview(tabBarController.view)
        window.makeKeyAndVisible()
        return true
    }
}
