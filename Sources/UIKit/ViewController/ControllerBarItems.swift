/// What bars show for a controller, as far as it was asked for or set.
struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    var edit: UIBarButtonItem?
    var toolbar: [UIBarButtonItem]?
}
