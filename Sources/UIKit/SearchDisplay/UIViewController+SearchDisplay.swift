extension UIViewController {
    /// What searches the controller's content, if there is one: set by the search display controller itself.
    public var searchDisplayController: UISearchDisplayController? { storedSearchDisplayController }

    var storedSearchDisplayController: UISearchDisplayController? {
        get { addition(UISearchDisplayController.self) }
        set { setAddition(newValue) }
    }
}
