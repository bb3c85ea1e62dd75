import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow!
    @IBOutlet var viewController: ___PROJECTNAMEASIDENTIFIER___ViewController!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.addSubview(viewController.view)
        window.makeKeyAndVisible()
        return true
    }
}
