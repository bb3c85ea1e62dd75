import UIKit

@UIApplicationMain
final class PickingDelegate: NSObject, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window.rootViewController = PickingController()
        window.makeKeyAndVisible()
    }
}
