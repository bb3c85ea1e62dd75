extension FrameworkKeys {
    /// Delegates and data sources.
    static func delegates(_ key: String) -> [InterfaceOutlet] {
        switch key {
        case "delegate":
            [
                InterfaceOutlet(\UITextField.delegate), InterfaceOutlet(\UITableView.delegate),
                InterfaceOutlet(\UITextView.delegate), InterfaceOutlet(\UIScrollView.scrollDelegate),
                InterfaceOutlet(\UISearchBar.delegate), InterfaceOutlet(\UIPickerView.delegate),
                InterfaceOutlet(\UITabBar.delegate), InterfaceOutlet(\UINavigationBar.delegate),
                InterfaceOutlet(\UIAlertView.delegate), InterfaceOutlet(\UIActionSheet.delegate),
                InterfaceOutlet(\UIGestureRecognizer.delegate), InterfaceOutlet(\UISearchDisplayController.delegate),
                InterfaceOutlet(\UINavigationController.navigationDelegate),
                InterfaceOutlet(\UITabBarController.delegate),
                InterfaceOutlet(\UISplitViewController.delegate), InterfaceOutlet(\UIPageViewController.delegate),
                InterfaceOutlet(\UIApplication.delegate),
            ]
        case "dataSource":
            [
                InterfaceOutlet(\UITableView.dataSource), InterfaceOutlet(\UIPickerView.dataSource),
                InterfaceOutlet(\UIPageViewController.dataSource),
            ]
        case "searchResultsDataSource": [InterfaceOutlet(\UISearchDisplayController.searchResultsDataSource)]
        case "searchResultsDelegate": [InterfaceOutlet(\UISearchDisplayController.searchResultsDelegate)]
        default: []
        }
    }

    /// Views and items in views.
    static func views(_ key: String) -> [InterfaceOutlet] {
        switch key {
        // A closure instead of a key path: setting through an implicitly unwrapped key path reads the view first, which
        // would load the nib again.
        case "view": [InterfaceOutlet { (controller: UIViewController, view: UIView?) in controller.view = view }]
        case "tableView":
            [
                InterfaceOutlet { (controller: UITableViewController, table: UITableView?) in
                    controller.tableView = table
                }
            ]
        case "tableHeaderView": [InterfaceOutlet(\UITableView.tableHeaderView)]
        case "tableFooterView": [InterfaceOutlet(\UITableView.tableFooterView)]
        case "backgroundView":
            [InterfaceOutlet(\UITableView.backgroundView), InterfaceOutlet(\UITableViewCell.backgroundView)]
        case "selectedBackgroundView": [InterfaceOutlet(\UITableViewCell.selectedBackgroundView)]
        case "accessoryView": [InterfaceOutlet(\UITableViewCell.accessoryView)]
        case "editingAccessoryView": [InterfaceOutlet(\UITableViewCell.editingAccessoryView)]
        case "inputView": [InterfaceOutlet(\UITextField.inputView), InterfaceOutlet(\UITextView.inputView)]
        case "inputAccessoryView":
            [InterfaceOutlet(\UITextField.inputAccessoryView), InterfaceOutlet(\UITextView.inputAccessoryView)]
        case "leftView": [InterfaceOutlet(\UITextField.leftView)]
        case "rightView": [InterfaceOutlet(\UITextField.rightView)]
        case "navigationItem":
            [
                InterfaceOutlet { (controller: UIViewController, item: UINavigationItem) in
                    controller.barItems.navigation = item
                }
            ]
        case "titleView": [InterfaceOutlet(\UINavigationItem.titleView)]
        case "customView": [InterfaceOutlet(\UIBarButtonItem.customView)]
        case "backBarButtonItem": [InterfaceOutlet(\UINavigationItem.backBarButtonItem)]
        case "leftBarButtonItem": [InterfaceOutlet(\UINavigationItem.leftBarButtonItem)]
        case "leftBarButtonItems": [InterfaceOutlet(\UINavigationItem.leftBarButtonItems)]
        case "rightBarButtonItem": [InterfaceOutlet(\UINavigationItem.rightBarButtonItem)]
        case "rightBarButtonItems": [InterfaceOutlet(\UINavigationItem.rightBarButtonItems)]
        case "items":
            [
                InterfaceOutlet(\UIToolbar.items), InterfaceOutlet(\UITabBar.items),
                InterfaceOutlet(\UINavigationBar.items),
            ]
        case "selectedItem": [InterfaceOutlet(\UITabBar.selectedItem)]
        case "searchBar":
            [InterfaceOutlet { (search: UISearchDisplayController, bar: UISearchBar) in search.use(bar) }]
        case "gestureRecognizers": [InterfaceOutlet(\UIView.gestureRecognizers)]
        case "target": [InterfaceOutlet(\UIBarButtonItem.target)]
        default: []
        }
    }

    /// The outlets of view controllers and of the objects that belong to them.
    static func controllers(_ key: String) -> [InterfaceOutlet] {
        switch key {
        case "rootViewController": [InterfaceOutlet(\UIWindow.rootViewController)]
        case "viewControllers":
            [
                InterfaceOutlet { (controller: UINavigationController, list: [UIViewController]) in
                    controller.viewControllers = list
                }, InterfaceOutlet(\UITabBarController.viewControllers),
                InterfaceOutlet { (controller: UISplitViewController, list: [UIViewController]) in
                    controller.viewControllers = list
                },
            ]
        case "selectedViewController": [InterfaceOutlet(\UITabBarController.selectedViewController)]
        case "tabBarItem": [InterfaceOutlet(\UIViewController.tabBarItem)]
        case "toolbarItems": [InterfaceOutlet(\UIViewController.toolbarItems)]
        case "searchDisplayController":
            [
                InterfaceOutlet { (controller: UIViewController, search: UISearchDisplayController) in
                    search.search(in: controller)
                }
            ]
        case "searchContentsController":
            [
                InterfaceOutlet { (search: UISearchDisplayController, controller: UIViewController) in
                    search.search(in: controller)
                }
            ]
        case "contentViewController":
            [
                InterfaceOutlet { (popover: UIPopoverController, controller: UIViewController) in
                    popover.contentViewController = controller
                }
            ]
        case "refreshControl": [InterfaceOutlet(\UITableViewController.refreshControl)]
        default: []
        }
    }
}
