/// An accessibility element that is not a view: a part of a view's drawing such as a bar of a chart or a square of a
/// board.
///
/// The view that draws the elements is their container: it makes them, and returns them from
/// ``UIView/accessibilityElementCount()`` and ``UIView/accessibilityElement(at:)``.
@MainActor open class UIAccessibilityElement: PlatformObject, AccessibleObject {
    /// - Parameter accessibilityContainer: The view or other object that contains the element. Not retained.
    public init(accessibilityContainer: AnyObject?) {
        self.accessibilityContainer = accessibilityContainer
        super.init(platform: ())
    }

    /// Makes an element without a container.
    public init() { super.init(platform: ()) }

    /// The object that contains the element; not retained.
    open weak var accessibilityContainer: AnyObject?

    private var properties = AccessibilityProperties()

    /// True if the object is an accessibility element. The default is true, unlike in other classes.
    /// - ObjC: isAccessibilityElement
    open var isAccessibilityElement: Bool {
        get { properties.isElement ?? true }
        set { properties.isElement = newValue }
    }

    /// A short name of the element. nil by default.
    open var accessibilityLabel: String? {
        get { properties.label }
        set { properties.label = newValue }
    }

    /// The result of operating the element, in a phrase. nil by default.
    open var accessibilityHint: String? {
        get { properties.hint }
        set { properties.hint = newValue }
    }

    /// The value of the element, such as a setting. nil by default.
    open var accessibilityValue: String? {
        get { properties.value }
        set { properties.value = newValue }
    }

    /// A name for scripts that is not spoken. nil by default.
    open var accessibilityIdentifier: String? {
        get { properties.identifier }
        set { properties.identifier = newValue }
    }

    /// The frame in screen coordinates, in points. Zero by default; the app must set it.
    open var accessibilityFrame: CGRect {
        get { properties.frame ?? .zero }
        set { properties.frame = newValue }
    }

    /// The traits of the element. ``UIAccessibilityTraits/none`` by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { properties.traits ?? .none }
        set { properties.traits = newValue }
    }

    // MARK: Container

    /// The number of elements in this one: 0, unless a subclass overrides it.
    /// - ObjC: accessibilityElementCount
    open func accessibilityElementCount() -> Int { 0 }

    /// - Parameter index: The index from 0; nil is returned beyond the last element.
    /// - ObjC: accessibilityElementAtIndex:
    open func accessibilityElement(at index: Int) -> Any? { nil }

    /// The index of an element in this one; `NSNotFound` if it is not in it.
    /// - ObjC: indexOfAccessibilityElement:
    open func index(ofAccessibilityElement element: Any?) -> Int { NSNotFound }

    // MARK: In the tree

    /// The name of the element's class in the source code.
    package final var className: String {
        PeerClass.information?.className(of: self) ?? String(describing: type(of: self))
    }
}
