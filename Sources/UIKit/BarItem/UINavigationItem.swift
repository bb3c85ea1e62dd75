/// The content of a navigation bar for one view controller: title, buttons, and the back button of the next one.
@MainActor open class UINavigationItem: PlatformObject {
    /// - Parameter title: The title in the middle of the bar.
    public init(title: String?) {
        super.init(platform: ())
        self.title = title
    }

    public init() { super.init(platform: ()) }

    /// Decodes an item from a nib or another archive.
    public required init?(coder: NSCoder) {
        super.init(platform: ())
        coder.begin(self)
        title = coder.decodeText(forKey: "UITitle")
        titleView = coder.decode(UIView.self, forKey: "UITitleView")
        prompt = coder.decodeText(forKey: "UIPrompt")
        backBarButtonItem = coder.decode(UIBarButtonItem.self, forKey: "UIBackBarButtonItem")
        storedHidesBackButton = coder.decodeBool(forKey: "UIHidesBackButton")
        leftItemsSupplementBackButton = coder.decodeBool(forKey: "UILeftItemsSupplementBackButton")
        leftItems = Self.items(coder, one: "UILeftBarButtonItem", several: "UILeftBarButtonItems")
        rightItems = Self.items(coder, one: "UIRightBarButtonItem", several: "UIRightBarButtonItems")
    }

    /// Encodes all properties except the bar.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encode(ifPresent: title, forKey: "UITitle")
        coder.encode(ifPresent: titleView, forKey: "UITitleView")
        coder.encode(ifPresent: prompt, forKey: "UIPrompt")
        coder.encode(ifPresent: backBarButtonItem, forKey: "UIBackBarButtonItem")
        coder.encode(ifTrue: storedHidesBackButton, forKey: "UIHidesBackButton")
        coder.encode(ifTrue: leftItemsSupplementBackButton, forKey: "UILeftItemsSupplementBackButton")
        Self.encode(leftItems, coder, one: "UILeftBarButtonItem", several: "UILeftBarButtonItems")
        Self.encode(rightItems, coder, one: "UIRightBarButtonItem", several: "UIRightBarButtonItems")
    }

    private static func items(_ coder: NSCoder, one: String, several: String) -> [UIBarButtonItem] {
        coder.decodeDistinct(UIBarButtonItem.self, forKey: several)
            ?? coder.decode(UIBarButtonItem.self, forKey: one).map { [$0] } ?? []
    }

    /// A single item is encoded under the key from before iOS 5, which had one item per side.
    private static func encode(_ items: [UIBarButtonItem], _ coder: NSCoder, one: String, several: String) {
        if items.count > 1 { coder.encode(items, forKey: several) }
        coder.encode(ifPresent: items.first, forKey: one)
    }

    /// The title in the middle of the bar, and of the next controller's back button. nil by default.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// The view in the middle of the bar, which replaces the title. The bar places it, and narrows it if it is too
    /// wide. nil by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

    /// A line of text above the title, which makes the bar higher. nil, the default, shows none.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

    /// The item for the back button of the *next* controller, if that should differ from this item's title. Its target
    /// and action are not used. nil by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

    /// True if the back button is hidden. The default is false.
    open var hidesBackButton: Bool {
        get { storedHidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var storedHidesBackButton = false

    /// - Parameter animated: True if the button fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard storedHidesBackButton != hidesBackButton else { return }
        storedHidesBackButton = hidesBackButton
        didChange(animated: animated)
    }

    // MARK: Buttons

    private var leftItems: [UIBarButtonItem] = []
    private var rightItems: [UIBarButtonItem] = []

    /// The item at the left, which replaces the back button. nil by default.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The item at the right. nil by default.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// - ObjC: setLeftBarButtonItem:animated:
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// - ObjC: setRightBarButtonItem:animated:
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// The items at the left, from left to right. nil if there are none.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the right, from right to left. nil if there are none.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items ?? []
        didChange(animated: animated)
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items ?? []
        didChange(animated: animated)
    }

    /// True if the left items are shown beside the back button instead of replacing it. The default is false.
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }

    // MARK: For bars

    /// The bar that shows the item.
    final weak var bar: UIView?

    /// Updates the bar after a change of the item.
    final var change: (@MainActor (_ animated: Bool) -> Void)?

    private func didChange(animated: Bool = false) { if bar != nil { change?(animated) } }

    /// The title of the next controller's back button.
    final var backTitle: String { backBarButtonItem?.title ?? title ?? "Back" }
}

extension UINavigationItem: @MainActor NSCoding {}
