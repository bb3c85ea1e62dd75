/// Something on the screen that is no view of its own, but is something to people who do not see it: a bar of a chart,
/// a field of a board.
///
/// The view that draws it is its container: it makes one for each such thing, and gives them out in
/// ``UIView/accessibilityElementCount()`` and ``UIView/accessibilityElement(at:)``.
@MainActor open class UIAccessibilityElement: PlatformObject, AccessibleObject {
    /// - Parameter accessibilityContainer: The view, or other object, that the element is part of. It is not retained.
    public init(accessibilityContainer: AnyObject?) {
        self.accessibilityContainer = accessibilityContainer
        super.init(platform: ())
    }

    /// An element without a container.
    public init() { super.init(platform: ()) }

    /// What the element is part of; not retained.
    open weak var accessibilityContainer: AnyObject?

    private var properties = AccessibilityProperties()

    /// Whether the element is to be found. True by default, unlike other objects'.
    /// - ObjC: isAccessibilityElement
    open var isAccessibilityElement: Bool {
        get { properties.isElement ?? true }
        set { properties.isElement = newValue }
    }

    /// What the element is, in a word or two.
    open var accessibilityLabel: String? {
        get { properties.label }
        set { properties.label = newValue }
    }

    /// What happens if the element is operated.
    open var accessibilityHint: String? {
        get { properties.hint }
        set { properties.hint = newValue }
    }

    /// What the element's setting is.
    open var accessibilityValue: String? {
        get { properties.value }
        set { properties.value = newValue }
    }

    /// A name for scripts, which people do not hear.
    open var accessibilityIdentifier: String? {
        get { properties.identifier }
        set { properties.identifier = newValue }
    }

    /// Where the element is on screen, in points. Zero by default: an element has no place unless it is told.
    open var accessibilityFrame: CGRect {
        get { properties.frame ?? .zero }
        set { properties.frame = newValue }
    }

    /// What kind of thing the element is. ``UIAccessibilityTraits/none`` by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { properties.traits ?? .none }
        set { properties.traits = newValue }
    }

    // MARK: Container

    /// How many elements are in this one: 0 unless a subclass says otherwise.
    /// - ObjC: accessibilityElementCount
    open func accessibilityElementCount() -> Int { 0 }

    /// - Parameter index: From 0; beyond the last element the answer is nil.
    /// - ObjC: accessibilityElementAtIndex:
    open func accessibilityElement(at index: Int) -> Any? { nil }

    /// The place of an element in this one, `NSNotFound` if it is not there.
    /// - ObjC: indexOfAccessibilityElement:
    open func index(ofAccessibilityElement element: Any?) -> Int { NSNotFound }

    // MARK: In the tree

    /// The name of the element's class as its author wrote it.
    package final var className: String {
        PeerClass.information?.className(of: self) ?? String(describing: type(of: self))
    }
}
