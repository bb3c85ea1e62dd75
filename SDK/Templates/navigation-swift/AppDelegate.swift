import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow!
    @IBOutlet var navigationController: UINavigationController!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.addSubview(navigationController.view)
        window.makeKeyAndVisible()
        return true
    }
}
