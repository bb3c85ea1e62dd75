import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate, UITabBarControllerDelegate {
    private static let selectedTabKey = "SelectedTab"

    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let tabs = UITabBarController()
    private let library = Library()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tabs.viewControllers = [
            tab(AuthorListController(library: library), "Authors", .authors),
            tab(ReadingListController(library: library), "Reading List", .bookmark),
            tab(LoansController(library: library), "Loans", .exchange),
            tab(LookController(), "Look", .brush),
        ]
        tabs.delegate = self
        tabs.selectedIndex = UserDefaults.standard.integer(forKey: Self.selectedTabKey)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        return true
    }

    private func tab(_ root: UIViewController, _ title: String, _ icon: TabIcon) -> UIViewController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: title, image: icon.image, tag: 0)
        return navigation
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        UserDefaults.standard.set(tabBarController.selectedIndex, forKey: Self.selectedTabKey)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        UserDefaults.standard.synchronize()
    }
}
