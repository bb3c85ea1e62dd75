import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate, UITabBarControllerDelegate {
    private static let selectedTabKey = "SelectedTab"

    @IBOutlet private var window: UIWindow!
    @IBOutlet private var tabs: UITabBarController!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        drawTabIcons()
        tabs.selectedIndex = UserDefaults.standard.integer(forKey: Self.selectedTabKey)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        return true
    }

    /// The pictures of the tabs are drawn, not files that MainWindow.xib could name.
    private func drawTabIcons() {
        let icons: [TabIcon] = [.authors, .bookmark, .exchange, .brush]
        for (tab, icon) in zip(tabs.viewControllers ?? [], icons) { tab.tabBarItem.image = icon.image }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        UserDefaults.standard.set(tabBarController.selectedIndex, forKey: Self.selectedTabKey)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        UserDefaults.standard.synchronize()
    }
}
