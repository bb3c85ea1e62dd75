import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @IBOutlet var window: UIWindow!
    @IBOutlet var mainViewController: MainViewController!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        mainViewController.view.frame = UIScreen.main.applicationFrame
        window.addSubview(mainViewController.view)
        window.makeKeyAndVisible()
        return true
    }
}
