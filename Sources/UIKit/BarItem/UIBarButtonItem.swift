/// A button, or a space between buttons, on a toolbar or navigation bar.
///
/// The bar makes a view for the item; the app keeps and changes the item.
open class UIBarButtonItem: UIBarItem {
    /// The system item; nil for other items.
    package final let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes a button with a title.
    /// - Parameter target: The receiver of `action`, whose argument is the item; nil searches the responder chain. Not
    ///   retained.
    public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        systemItem = nil
        super.init()
        self.title = title
        self.style = style
        self.target = target
        self.action = action
    }

    /// Makes a button with an image, of which only the opacity is used.
    public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        systemItem = nil
        super.init()
        self.image = image
        self.style = style
        self.target = target
        self.action = action
    }

    /// Makes a button with an image, and another one for the lower bars of an iPhone in landscape orientation.
    /// - ObjC: initWithImage:landscapeImagePhone:style:target:action:
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes a standard button or space.
    public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        style = systemItem.style
        self.target = target
        self.action = action
    }

    /// Makes an item with a custom view, which keeps its size.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    public required init?(coder: NSCoder) {
        let isSystemItem = coder.decodeBool(forKey: "UIIsSystemItem")
        systemItem = isSystemItem ? coder.decodeCase(SystemItem.self, forKey: "UISystemItem") ?? .done : nil
        super.init(coder: coder)
        style = coder.decodeCase(UIBarButtonItem.Style.self, forKey: "UIStyle") ?? .plain
        width = coder.decodeNumber(forKey: "UIWidth") ?? 0
        possibleTitles = Self.possibleTitles(coder)
        customView = coder.decode(UIView.self, forKey: "UICustomView")
        tintColor = coder.decode(UIColor.self, forKey: "UITintColor")
        action = coder.decode(String.self, forKey: "UIAction").map { Selector($0) }
        target = coder.decodeOwner(forKey: "UITarget")
        backgrounds = Dictionary(archive: coder.decode([AnyHashable: Any].self, forKey: "UIBackgroundImages")) {
            StateTable(archive: $0)
        }
        backBackgrounds = Dictionary(
            archive: coder.decode([AnyHashable: Any].self, forKey: "UIBackButtonBackgroundImages")
        ) {
            StateTable(archive: $0)
        }
    }

    /// Interface Builder archives the set of titles as an array.
    private static func possibleTitles(_ coder: NSCoder) -> Set<String>? {
        guard coder.containsValue(forKey: "UIPossibleTitles") else { return nil }
        return Set(coder.decodeList(of: String.self, forKey: "UIPossibleTitles"))
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let systemItem {
            coder.encode(true, forKey: "UIIsSystemItem")
            coder.encode(systemItem.rawValue, forKey: "UISystemItem")
        }
        coder.encode(style, forKey: "UIStyle", unless: .plain)
        coder.encode(width, forKey: "UIWidth", unless: 0)
        coder.encode(ifPresent: possibleTitles?.sorted(), forKey: "UIPossibleTitles")
        coder.encode(ifPresent: customView, forKey: "UICustomView")
        coder.encode(ifPresent: tintColor, forKey: "UITintColor")
        coder.encode(ifPresent: action?.name, forKey: "UIAction")
        if let target { coder.encodeConditionalObject(target, forKey: "UITarget") }
        coder.encode(ifPresent: backgrounds.archive { $0.archive() }, forKey: "UIBackgroundImages")
        coder.encode(
            ifPresent: backBackgrounds.archive { $0.archive() }, forKey: "UIBackButtonBackgroundImages")
    }

    /// The style; plain by default. On a navigation bar plain buttons have a border, too.
    open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

    /// The width in points; 0, the default, fits the content. Ignored for flexible spaces and custom views.
    open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }

    /// All titles that the item may get. The button is wide enough for each of them. nil by default.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { didChange() } } }

    /// The custom view shown instead of a button; nil by default.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

    /// The action sent to ``target`` when the button is tapped. nil sends none.
    open var action: Selector?

    /// The target of ``action``; nil searches the responder chain. Not retained.
    open weak var target: AnyObject?

    /// The tint of the button; nil, the default, means a colour that matches the bar.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }

    // MARK: Custom backgrounds

    private var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    private var backBackgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    final var adjustments = BarAdjustments()
    final var backAdjustments = BarAdjustments()

    /// Sets a stretchable image that replaces the button's bezel; nil restores the bezel.
    /// - ObjC: setBackgroundImage:forState:barMetrics:
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds[barMetrics, default: StateTable()][exactly: state] = image
        didChange()
    }

    /// - ObjC: backgroundImageForState:barMetrics:
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[barMetrics]?.value(for: state)
    }

    /// As ``setBackgroundImage(_:for:barMetrics:)``, for an item shown as back button.
    /// - ObjC: setBackButtonBackgroundImage:forState:barMetrics:
    open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backBackgrounds[barMetrics, default: StateTable()][exactly: state] = image
        didChange()
    }

    /// - ObjC: backButtonBackgroundImageForState:barMetrics:
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backBackgrounds[barMetrics]?.value(for: state)
    }

    // MARK: For bars

    /// The title to show: the app's, or that of the system item. nil for none.
    package final var shownTitle: String? {
        if title == "", image != nil { return nil }
        return title ?? (image == nil ? systemItem?.title : nil)
    }

    /// True if the item is a space.
    final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// The accessibility label of the button.
    final var spokenLabel: String? { accessibilityLabel ?? title ?? systemItem?.name }

    /// A closure that a tap runs before ``action``, for the framework's own items.
    package final var onTap: (@MainActor () -> Void)?

    /// Sends the action as a tap does. A disabled item sends nothing.
    /// - Parameter responder: The start of the responder chain if there is no target and no first responder.
    final func sendAction(from responder: UIResponder, for event: UIEvent?) {
        guard isEnabled else { return }
        onTap?()
        guard let action else { return }
        if let target {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        } else {
            let keyWindow = UIApplication.shared.keyWindow
            _ = ActionDispatch.sendUpResponderChain(
                action, from: [keyWindow?.firstResponder, responder, UIApplication.shared], sender: self, event: event)
        }
    }
}
