extension UIViewController {
    /// The nearest tab bar controller that this one is in; nil if there is none.
    public var tabBarController: UITabBarController? { nearestContainer() }
}
