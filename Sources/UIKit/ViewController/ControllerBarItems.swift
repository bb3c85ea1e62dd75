/// The bar items of a controller that were asked for or set.
struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    var edit: UIBarButtonItem?
    var toolbar: [UIBarButtonItem]?
}
