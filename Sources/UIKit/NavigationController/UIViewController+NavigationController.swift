extension UIViewController {
    /// The nearest navigation controller that this one is in; nil if there is none.
    public var navigationController: UINavigationController? { nearestContainer() }
}
