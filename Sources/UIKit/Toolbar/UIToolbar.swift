/// A bar with the actions of a screen, usually at the bottom. 44 points high.
open class UIToolbar: UIView {
    /// The views of the items that are not spaces, by item.
    private var views: [ObjectIdentifier: UIView] = [:]
    private var shownItems: [UIBarButtonItem] = []
    private var hasItems = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
        decodeToolbar(coder)
    }

    private func decodeToolbar(_ coder: NSCoder) {
        barStyle = coder.decodeCase(UIBarStyle.self, forKey: "UIBarStyle") ?? .default
        tintColor = coder.decode(UIColor.self, forKey: "UITintColor")
        storedTranslucent = coder.decodeBool(forKey: "UIBarTranslucent")
        backgroundImages = Dictionary(archive: coder.decode([AnyHashable: Any].self, forKey: "UIBackgroundImages")) {
            Dictionary(archive: $0 as? [AnyHashable: Any]) { $0 as? UIImage }
        }
        items = coder.decodeDistinct(UIBarButtonItem.self, forKey: "UIItems")
        isOpaque = !isTranslucent
    }

    override var ownParts: [UIView] { Array(views.values) + (shadow.map { [$0] } ?? []) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barStyle, forKey: "UIBarStyle", unless: .default)
        coder.encode(ifPresent: tintColor, forKey: "UITintColor")
        coder.encode(ifTrue: storedTranslucent, forKey: "UIBarTranslucent")
        coder.encode(ifPresent: backgroundImages.archive { $0.archive { $0 } }, forKey: "UIBackgroundImages")
        coder.encode(ifPresent: items, forKey: "UIItems")
    }

    // MARK: Appearance

    /// Blue-grey by default.
    open var barStyle = UIBarStyle.default { didSet { lookDidChange() } }

    /// The tint of the bar and its buttons; nil, the default, means the colours of the bar style.
    open var tintColor: UIColor? { didSet { lookDidChange() } }

    /// True if the content behind the bar shows through. The default is false; with ``UIBarStyle/blackTranslucent`` it
    /// is always true.
    open var isTranslucent: Bool {
        get { storedTranslucent || barStyle == .blackTranslucent }
        set {
            storedTranslucent = newValue
            lookDidChange()
        }
    }

    private var storedTranslucent = false
    private var backgroundImages: [UIToolbarPosition: [UIBarMetrics: UIImage]] = [:]

    /// Sets an image that replaces the bar's background; nil restores the standard one.
    /// - Parameter position: The position of the bar for which the image is used; `any` for both.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIToolbarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[position, default: [:]][barMetrics] = backgroundImage
        setNeedsDisplay()
        showShadow()
    }

    private var shadow: BarShadow?
    private var shadowImages: [UIToolbarPosition: UIImage] = [:]

    /// Sets an image beside the bar, which is shown if there is a background image, too: above a bar at the bottom of the
    /// screen. (iOS 6.)
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIToolbarPosition) {
        shadowImages[position] = shadowImage
        showShadow()
    }

    /// - ObjC: shadowImageForToolbarPosition:
    open func shadowImage(forToolbarPosition position: UIToolbarPosition) -> UIImage? { shadowImages[position] }

    private func showShadow() {
        let image = backgroundImage == nil ? nil : shadowImages[position] ?? shadowImages[.any]
        shadow = BarShadow.show(image, at: position == .bottom ? .bottom : .top, of: self, for: shadow)
    }

    /// A bar below the top of what it lies in is one at the bottom.
    private var position: UIToolbarPosition { frame.minY > 0 ? .bottom : .top }

    /// - ObjC: backgroundImageForToolbarPosition:barMetrics:
    open func backgroundImage(
        forToolbarPosition position: UIToolbarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgroundImages[position]?[barMetrics] }

    /// The background image for the bar's current position and height; nil for the standard background.
    private var backgroundImage: UIImage? {
        let metrics: [UIBarMetrics] = surroundings.isLow ? [.landscapePhone, .default] : [.default]
        for position in [position, .any] {
            for metrics in metrics {
                if let image = backgroundImages[position]?[metrics] { return image }
            }
        }
        return nil
    }

    private var paint: BarPaint { BarPaint(style: barStyle, tint: tintColor) }

    private var surroundings: BarButton.Surroundings {
        BarButton.Surroundings(paint: paint, place: .bottom, isLow: bounds.height > 0 && bounds.height < 40)
    }

    private func lookDidChange() {
        isOpaque = !isTranslucent
        for case let button as BarButton in views.values { button.surroundings = surroundings }
        setNeedsDisplay()
    }

    /// Draws the bar's background. An override replaces it.
    open override func draw(_ rect: CGRect) {
        if let backgroundImage { return backgroundImage.draw(in: bounds) }
        BarBackground(paint: paint, place: .bottom, isTranslucent: isTranslucent, height: bounds.height)
            .draw(in: bounds)
    }

    /// The given width, and 44 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    // MARK: Items

    /// The buttons and spaces from left to right; nil by default.
    open var items: [UIBarButtonItem]? {
        get { hasItems ? shownItems : nil }
        set { show(newValue, animated: false) }
    }

    /// - Parameter animated: True if added items fade in and removed ones fade out.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { show(items, animated: animated) }

    private func show(_ items: [UIBarButtonItem]?, animated: Bool) {
        hasItems = items != nil
        let old = shownItems
        // A button can have only one place, but apps use one space item several times.
        var seen = Set<ObjectIdentifier>()
        shownItems = (items ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted || $0.isSpace }
        let gone = old.filter { !seen.contains(ObjectIdentifier($0)) }
        let leaving = gone.compactMap(view)
        for item in gone {
            if item.observer === self { item.observer = nil }
            views[ObjectIdentifier(item)] = nil
        }
        let known = Set(old.map { ObjectIdentifier($0) })
        let arriving = shownItems.filter { !known.contains(ObjectIdentifier($0)) }
        for item in arriving { item.observer = self }
        for item in shownItems { addView(for: item) }
        setNeedsLayout()
        guard animated, window != nil else {
            for view in leaving { view.removeFromSuperview() }
            return
        }
        fade(in: arriving.compactMap(view), out: leaving)
    }

    private func fade(in arriving: [UIView], out leaving: [UIView]) {
        layoutIfNeeded()
        CrossFade(arriving: arriving, leaving: leaving).run(UIToolbar.fadeDuration) { [weak self] in
            guard let self else { return }
            // The app may have set a removed item again during the animation.
            let present = self.shownItems.compactMap(self.view)
            for view in leaving where view.superview === self && !present.contains(where: { $0 === view }) {
                view.removeFromSuperview()
            }
        }
    }

    private static let fadeDuration: TimeInterval = 0.3

    /// The view of an item; nil for a space.
    private func view(for item: UIBarButtonItem) -> UIView? { views[ObjectIdentifier(item)] }

    /// Makes the view of an item, or keeps the present one if it still suits the item.
    private func addView(for item: UIBarButtonItem) {
        let old = view(for: item)
        let new = item.isSpace ? nil : item.customView ?? old as? BarButton ?? BarButton(item)
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        views[ObjectIdentifier(item)] = new
        (new as? BarButton)?.surroundings = surroundings
        if let new, new.superview !== self { addSubview(new) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let surroundings = surroundings
        for case let button as BarButton in views.values { button.surroundings = surroundings }
        let elements = shownItems.map(element)
        let layout = ToolbarLayout(elements, width: bounds.width)
        for (item, x) in zip(shownItems, layout.positions) {
            guard let view = view(for: item) else { continue }
            if let button = view as? BarButton {
                let size = button.sizeThatFits(bounds.size)
                // Centred in the part of the bar below its dark top line.
                let y = ((bounds.height - size.height) / 2).rounded(.up) + 1
                button.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            } else {
                // A custom view keeps its size.
                let size = view.bounds.size
                let y = ((bounds.height - size.height) / 2).rounded()
                view.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
            }
        }
        showShadow()
    }

    private func element(_ item: UIBarButtonItem) -> ToolbarLayout.Element {
        if let view = item.customView { return .view(width: UIToolbar.finite(view.bounds.width), edge: 12) }
        switch item.systemItem {
        case .flexibleSpace: return .flexibleSpace
        case .fixedSpace: return .fixedSpace(UIToolbar.finite(item.width))
        default:
            guard let button = view(for: item) as? BarButton else { return .fixedSpace(0) }
            return .view(width: UIToolbar.finite(button.fittingWidth), edge: button.hasBezel ? 6 : 12)
        }
    }

    /// Limits a width that an app set, which may be infinite or NaN.
    private static func finite(_ width: CGFloat) -> CGFloat { width.isFinite ? min(max(width, -10_000), 10_000) : 0 }
}

extension UIToolbar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        guard let item = item as? UIBarButtonItem else { return }
        addView(for: item)
        (view(for: item) as? BarButton)?.itemDidChange()
        setNeedsLayout()
    }
}
