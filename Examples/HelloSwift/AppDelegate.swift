import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white

        let label = UILabel(frame: CGRect(x: 20, y: 200, width: window.bounds.width - 40, height: 60))
        label.text = "Hello, Swift!"
        label.font = .boldSystemFont(ofSize: 32)
        label.textAlignment = .center
        label.textColor = UIColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 1)
        label.backgroundColor = .clear

        window.addSubview(label)
        window.makeKeyAndVisible()
        self.window = window
        NSLog("HelloSwift has launched.")
        return true
    }
}
