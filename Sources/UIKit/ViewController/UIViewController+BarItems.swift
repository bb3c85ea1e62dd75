/// The bar items of a controller, made when first asked for.
extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let item = barItems.navigation { return item }
        let item = UINavigationItem(title: title)
        barItems.navigation = item
        return item
    }

    /// Called when the controller's title has changed.
    func showTitleInBars() {
        barItems.navigation?.title = title
        barItems.tab?.title = title
    }

    var ownTabBarItem: UITabBarItem? {
        if let item = barItems.tab { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        barItems.tab = item
        return item
    }

    func replaceTabBarItem(with item: UITabBarItem?) {
        barItems.tab = item
        UIViewController.tabBarItemDidChange?(self)
    }

    var ownEditButtonItem: UIBarButtonItem {
        if let button = barItems.edit { return button }
        let button = UIBarButtonItem(editing: self)
        barItems.edit = button
        return button
    }

    func showInToolbar(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        barItems.toolbar = items
        UIViewController.toolbarItemsDidChange?(self, animated)
    }

    /// Called when the tab bar item was replaced. Set once at start by tab bar controllers.
    package static var tabBarItemDidChange: ((UIViewController) -> Void)?

    /// Called when the toolbar items have changed. Set once at start by navigation controllers.
    package static var toolbarItemsDidChange: ((UIViewController, _ animated: Bool) -> Void)?
}
