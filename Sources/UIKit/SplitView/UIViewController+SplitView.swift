extension UIViewController {
    /// The nearest split view controller that this one is in; nil if there is none.
    public var splitViewController: UISplitViewController? { nearestContainer() }
}
