import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet private var window: UIWindow!
    @IBOutlet private var viewController: CatalogViewController!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.addSubview(viewController.view)
        window.makeKeyAndVisible()
        return true
    }
}
