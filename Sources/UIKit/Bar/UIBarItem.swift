/// What the items of all bars have in common: a title, an image, a tag.
@MainActor open class UIBarItem: PlatformObject {
    public init() { super.init(platform: ()) }

    /// Whether the item can be tapped. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

    /// What the item is called.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// The item's picture. Bars use its opacity alone, and colour it themselves.
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

    /// Moves the edges of the image, in points. Zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

    /// The picture for the lower bars of an iPhone on its side; nil means ``image``.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { didChange() } } }

    /// As ``imageInsets``, for ``landscapeImagePhone``.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
    }

    // MARK: Title

    private var titleAttributes = StateTable<[String: Any]>()

    /// The title's font and colours in a state, by the keys ``UITextAttributeFont`` and so on; nil brings the bar's back.
    /// - ObjC: setTitleTextAttributes:forState:
    open func setTitleTextAttributes(_ attributes: [String: Any]?, for state: UIControl.State) {
        titleAttributes[exactly: state] = attributes
        didChange()
    }

    /// - ObjC: titleTextAttributesForState:
    open func titleTextAttributes(for state: UIControl.State) -> [String: Any]? { titleAttributes.value(for: state) }

    // MARK: Other

    /// A number for the app's own use. 0 by default.
    open var tag = 0

    /// Who shows the item and wants to hear of its changes: one bar at a time.
    final weak var observer: (any BarItemObserver)?

    final func didChange() { observer?.barItemDidChange(self) }

    // MARK: Accessibility

    private var accessibility = AccessibilityProperties()

    /// What the item is, in a word or two; nil means its title.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set {
            accessibility.label = newValue
            didChange()
        }
    }

    /// What happens if the item is tapped.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set {
            accessibility.hint = newValue
            didChange()
        }
    }

    /// A name for scripts, which people do not hear.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set {
            accessibility.identifier = newValue
            didChange()
        }
    }
}

/// A bar, or a view on one, that shows an item.
@MainActor protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}
