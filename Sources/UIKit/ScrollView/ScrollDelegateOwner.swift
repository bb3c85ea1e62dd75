/// What gives a scroll view its `delegate`, so that a subclass can declare one of a narrower type in its place, as text
/// views do: Swift lets a class hide the members of a protocol's extension, but not those of its superclass.
/// - ObjC: -
@MainActor public protocol ScrollDelegateOwner: AnyObject {
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateOwner {
    /// Who is told of scrolling and zooming; not kept alive.
    /// - ObjC: -
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
