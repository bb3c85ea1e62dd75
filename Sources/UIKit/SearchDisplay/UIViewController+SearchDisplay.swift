extension UIViewController {
    /// The search display controller of this controller's content; nil if there is none. The search display controller
    /// sets it.
    public var searchDisplayController: UISearchDisplayController? { storedSearchDisplayController }

    var storedSearchDisplayController: UISearchDisplayController? {
        get { addition(UISearchDisplayController.self) }
        set { setAddition(newValue) }
    }
}
