/// What the items of all bars have in common: a title, an image, a tag.
@MainActor open class UIBarItem: PlatformObject {
    public init() { super.init(platform: ()) }

    /// An item from a nib or another archive.
    public required init?(coder: NSCoder) {
        super.init(platform: ())
        coder.begin(self)
        isEnabled = coder.decodeBool(forKey: "UIEnabled")
        title = coder.decodeText(forKey: "UITitle")
        image = coder.decode(UIImage.self, forKey: "UIImage")
        imageInsets = coder.decodeUIEdgeInsets(forKey: "UIImageInsets")
        landscapeImagePhone = coder.decode(UIImage.self, forKey: "UILandscapeImagePhone")
        landscapeImagePhoneInsets = coder.decodeUIEdgeInsets(forKey: "UILandscapeImagePhoneInsets")
        tag = coder.decodeInteger(forKey: "UITag")
        titleAttributes = StateTable(archive: coder.decode(Any.self, forKey: "UITitleTextAttributes"))
    }

    /// Writes everything but what the app said for accessibility, which nibs keep elsewhere.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encode(ifTrue: isEnabled, forKey: "UIEnabled")
        coder.encode(ifPresent: title, forKey: "UITitle")
        coder.encode(ifPresent: image, forKey: "UIImage")
        if imageInsets != .zero { coder.encode(imageInsets, forKey: "UIImageInsets") }
        coder.encode(ifPresent: landscapeImagePhone, forKey: "UILandscapeImagePhone")
        if landscapeImagePhoneInsets != .zero {
            coder.encode(landscapeImagePhoneInsets, forKey: "UILandscapeImagePhoneInsets")
        }
        coder.encode(tag, forKey: "UITag", unless: 0)
        coder.encode(ifPresent: titleAttributes.archive(TitleAttributes.archive), forKey: "UITitleTextAttributes")
    }

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

    /// The title's font and colours in a state, by the keys ``UITextAttributeFont`` and so on; nil brings the bar's
    /// back.
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

    /// The bar that shows the item and is told of its changes; one at a time.
    final weak var observer: (any BarItemObserver)? {
        didSet { if let observer, observer !== oldValue { AppearanceRules.apply(to: self, in: observer as? UIView) } }
    }

    /// The bar that shows the item, for ``AppearanceRules``.
    final weak var appearanceContainer: UIView?

    /// The item is getting its look: the bar makes the button when that is done.
    final var isTakingAppearance = false

    final func didChange() { if !isTakingAppearance { observer?.barItemDidChange(self) } }

    // MARK: Accessibility

    /// What the app said about the item; its button passes it on.
    final private(set) var accessibility = AccessibilityProperties()

    private func changeAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
        change(&accessibility)
        didChange()
    }

    /// Whether the item's button is something by itself: it is unless this is set to false. False until set.
    /// - ObjC: isAccessibilityElement
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// What the item is, in a word or two; nil means its title.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// What happens if the item is tapped.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// What the item's setting is; nil means a tab's badge.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// A name for scripts, which people do not hear.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// What kind of thing the item is. None by default, which leaves its button a button.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// Where the item is on screen, in points. Zero by default, which means the place of its button.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { changeAccessibility { $0.frame = newValue } }
    }
}

extension UIBarItem: @MainActor NSCoding {}

/// A bar, or a view on one, that shows an item.
@MainActor protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}
