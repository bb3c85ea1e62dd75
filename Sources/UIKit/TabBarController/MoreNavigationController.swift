/// The controller behind the tab "More": at the bottom of its stack the list of controllers without a tab.
///
/// A navigation controller that is chosen from the list does not bring its own bar along: its stack is lent to this
/// one, which gives it back when the list is shown again. Until then its owner reads and changes it as if it were still
/// its own.
final class MoreNavigationController: UINavigationController, ScreenBorrower {
    let list: MoreListController
    /// The controller from the list whose screens are on the stack.
    private(set) var chosen: UIViewController?
    /// The first of the screens that are lent.
    private var lentRoot: UIViewController?

    init(of owner: UITabBarController) {
        list = MoreListController(of: owner)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        title = tabBarItem.title
        viewControllers = [list]
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a controller from the list.
    func show(_ controller: UIViewController, animated: Bool) {
        guard controller !== chosen else { return }
        returnEverything()
        chosen = controller
        guard let lender = controller as? UINavigationController, !lender.viewControllers.isEmpty else {
            return pushViewController(controller, animated: animated)
        }
        let screens = lender.viewControllers
        lentRoot = screens.first
        lender.viewControllers = []
        lender.borrower = self
        setViewControllers([list] + screens, animated: animated)
    }

    var lentScreens: [UIViewController] { Array(viewControllers.dropFirst()) }

    func setLentScreens(_ screens: [UIViewController], animated: Bool) {
        lentRoot = screens.first ?? lentRoot
        setViewControllers([list] + screens, animated: animated)
    }

    /// The list is shown again: what was lent goes back.
    func returnEverything() {
        guard let former = chosen else { return }
        let screens = viewControllers.filter { $0 !== list && $0 !== former }
        chosen = nil
        (former as? UINavigationController)?.borrower = nil
        if viewControllers.count > 1 { setViewControllers([list], animated: false) }
        if let lender = former as? UINavigationController { giveBack(lender, screens) }
        list.owner?.takeControllers()
    }

    private func giveBack(_ lender: UINavigationController, _ screens: [UIViewController]) {
        guard lender.viewControllers.isEmpty else { return }
        lender.viewControllers = screens.isEmpty ? [lentRoot].compactMap { $0 } : screens
        lentRoot = nil
    }
}
