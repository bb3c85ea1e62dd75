/// What a navigation bar shows for one screen: title and buttons, and the back button of the screen after it.
@MainActor open class UINavigationItem: PlatformObject {
    /// - Parameter title: What is in the middle of the bar.
    public init(title: String?) {
        super.init(platform: ())
        self.title = title
    }

    public init() { super.init(platform: ()) }

    /// An item from a nib or another archive.
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

    /// Writes everything but the bar that the item is in.
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

    /// A single item is written as before iOS 5, which has several.
    private static func encode(_ items: [UIBarButtonItem], _ coder: NSCoder, one: String, several: String) {
        if items.count > 1 { coder.encode(items, forKey: several) }
        coder.encode(ifPresent: items.first, forKey: one)
    }

    /// What is in the middle of the bar; also the back button's title on the next screen.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// What is in the middle of the bar instead of the title. The bar places it and, if it is too wide, makes it
    /// narrower.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

    /// A line above the title, which makes the bar higher. nil, none, by default.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

    /// What the back button of the *next* screen shows, if it is to be something else than this one's title. Its target
    /// and action are not used.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

    /// Whether there is no back button. False by default.
    open var hidesBackButton: Bool {
        get { storedHidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var storedHidesBackButton = false

    /// - Parameter animated: Whether the button fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard storedHidesBackButton != hidesBackButton else { return }
        storedHidesBackButton = hidesBackButton
        didChange(animated: animated)
    }

    // MARK: Buttons

    private var leftItems: [UIBarButtonItem] = []
    private var rightItems: [UIBarButtonItem] = []

    /// What is at the left, in the place of the back button.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// What is at the right.
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

    /// What is at the left, from left to right.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// What is at the right, from right to left.
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

    /// Whether the left items stand beside the back button, not in its place. False by default.
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }

    // MARK: For the bar

    /// The bar that the item is in.
    final weak var bar: UIView?

    /// Has that bar show what has changed.
    final var change: (@MainActor (_ animated: Bool) -> Void)?

    private func didChange(animated: Bool = false) { if bar != nil { change?(animated) } }

    /// What the next screen's back button says.
    final var backTitle: String { backBarButtonItem?.title ?? title ?? "Back" }
}

extension UINavigationItem: @MainActor NSCoding {}
