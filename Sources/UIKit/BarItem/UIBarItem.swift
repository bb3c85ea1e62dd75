/// The superclass of all bar items, with a title, an image and a tag.
@MainActor open class UIBarItem: PlatformObject {
    public init() { super.init(platform: ()) }

    /// Decodes an item from a nib or another archive.
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

    /// Encodes all properties except accessibility, which nibs store in separate objects.
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

    /// True if the item responds to taps. The default is true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

    /// The title; nil by default.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// The image, of which bars use only the opacity. nil by default.
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

    /// The insets of the image's edges, in points. Zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

    /// The image for the lower bars of an iPhone in landscape orientation; nil, the default, means ``image``.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { didChange() } } }

    /// As ``imageInsets``, for ``landscapeImagePhone``. Zero by default.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
    }

    // MARK: Title

    private var titleAttributes = StateTable<[String: Any]>()

    /// Sets the title's font and colours in a state, by the keys ``UITextAttributeFont`` and following; nil restores
    /// the bar's.
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

    /// The bar that shows the item and observes its changes; at most one.
    final weak var observer: (any BarItemObserver)? {
        didSet { if let observer, observer !== oldValue { AppearanceRules.apply(to: self, in: observer as? UIView) } }
    }

    /// The bar that shows the item, as appearance container for ``AppearanceRules``.
    final weak var appearanceContainer: UIView?

    /// True if appearance rules are being applied; the bar updates the button once after them.
    final var isTakingAppearance = false

    final func didChange() { if !isTakingAppearance { observer?.barItemDidChange(self) } }

    // MARK: Accessibility

    /// The accessibility properties that the app set, which apply to the item's button.
    final private(set) var accessibility = AccessibilityProperties()

    private func changeAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
        change(&accessibility)
        didChange()
    }

    /// True if the item's button is an accessibility element. False until it is set, but only an explicit false hides
    /// the button.
    /// - ObjC: isAccessibilityElement
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// The accessibility label; nil means the title.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// The result of a tap, in a phrase. nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// The accessibility value; nil means the badge of a tab bar item.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// A name for scripts that is not spoken. nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// The accessibility traits. None by default, which keeps those of the button.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// The frame in screen coordinates, in points. Zero, the default, means the frame of the button.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { changeAccessibility { $0.frame = newValue } }
    }
}

extension UIBarItem: @MainActor NSCoding {}

/// A bar, or a view in one, that shows an item and is informed of its changes.
@MainActor protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}
