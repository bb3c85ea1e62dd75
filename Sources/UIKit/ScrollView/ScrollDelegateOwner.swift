/// Declares a scroll view's `delegate` in a protocol extension, so that a subclass can redeclare it with a narrower
/// type, as text views do: Swift lets a class hide members of a protocol extension, but not those of its superclass.
/// - ObjC: -
@MainActor public protocol ScrollDelegateOwner: AnyObject {
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateOwner {
    /// The object that is told of scrolling and zooming; not retained.
    /// - ObjC: -
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
