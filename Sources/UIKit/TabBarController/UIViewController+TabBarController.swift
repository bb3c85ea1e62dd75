extension UIViewController {
    /// The nearest tab bar controller among the controller's containers; nil if there is none.
    public var tabBarController: UITabBarController? { nearestContainer() }
}
