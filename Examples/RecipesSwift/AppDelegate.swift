import CoreData
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    private let book = RecipeBook()
    var window: UIWindow?
    private var navigationController: UINavigationController?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            try book.open()
        } catch let error as NSError {
            NSLog("The recipes cannot be opened: \(error) \(error.userInfo)")
        }
        let navigationController = UINavigationController(rootViewController: RecipeListController(book: book))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(navigationController.view)
        window.makeKeyAndVisible()
        self.navigationController = navigationController
        self.window = window
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { book.save() }
    func applicationWillTerminate(_ application: UIApplication) { book.save() }
}
