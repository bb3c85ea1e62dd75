/// Declares a navigation controller's `delegate` in a protocol extension, so that a subclass can redeclare it with a
/// narrower type, as the image picker does: Swift lets a class hide members of a protocol extension, but not those of its
/// superclass.
/// - ObjC: -
@MainActor public protocol NavigationDelegateOwner: AnyObject {
    var navigationDelegate: (any UINavigationControllerDelegate)? { get set }
}

extension NavigationDelegateOwner {
    /// The object that is told of the visible controller; not retained.
    /// - ObjC: -
    public var delegate: (any UINavigationControllerDelegate)? {
        get { navigationDelegate }
        set { navigationDelegate = newValue }
    }
}
