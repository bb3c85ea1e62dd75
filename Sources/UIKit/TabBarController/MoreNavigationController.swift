/// The navigation controller of the More tab, whose root is the More list.
///
/// A navigation controller in the list is shown without its own bar: it lends its stack to this one, which returns it
/// when the list is shown again. Until then the owner still reads and changes the stack as its own.
final class MoreNavigationController: UINavigationController, ScreenBorrower {
    let list: MoreListController
    /// The controller from the list that is shown now; nil for the list itself.
    private(set) var chosen: UIViewController?
    /// The root of the lent stack.
    private var lentRoot: UIViewController?

    init(of owner: UITabBarController) {
        list = MoreListController(of: owner)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        title = tabBarItem.title
        viewControllers = [list]
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a controller of the list.
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

    /// Returns a lent stack to its owner, when the list is shown again.
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
