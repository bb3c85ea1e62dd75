extension UIViewController {
    /// The nearest split view controller among the controller's containers; nil if there is none.
    public var splitViewController: UISplitViewController? { nearestContainer() }
}
