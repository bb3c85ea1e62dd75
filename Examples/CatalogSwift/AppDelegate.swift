import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let viewController = CatalogViewController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.addSubview(viewController.view)
        window.makeKeyAndVisible()
        return true
    }
}
