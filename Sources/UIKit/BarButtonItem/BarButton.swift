/// The button of a bar button item.
final class BarButton: UIControl {
    /// The properties of the bar that all its buttons depend on.
    struct Surroundings: Equatable {
        var paint = BarPaint.blue
        var place = BarBackground.Place.top
        /// True if the bar has the lower form for an iPhone in landscape orientation.
        var isLow = false

        /// The height of a button in points.
        var buttonHeight: CGFloat { isLow ? 24 : 30 }
    }

    let item: UIBarButtonItem
    var surroundings = Surroundings() { didSet { if surroundings != oldValue { itemDidChange() } } }
    /// The action of a tap.
    var onTap: (@MainActor (UIEvent?) -> Void)?
    let shape: BarButtonBezel.Shape
    private var glow: UIImageView?
    /// The image of a button without a bezel; the glow is behind it.
    private var bareImage: UIImageView?

    init(_ item: UIBarButtonItem, shape: BarButtonBezel.Shape = .rectangle) {
        self.item = item
        self.shape = shape
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        itemDidChange()
    }

    required init?(coder: NSCoder) { return nil }

    /// The title of the button; nil for none.
    var title: String? { item.shownTitle }

    /// The image of the button; nil for none.
    var image: UIImage? {
        if let image = (surroundings.isLow ? item.landscapeImagePhone : nil) ?? item.image { return image }
        guard title == nil, let systemItem = item.systemItem else { return nil }
        return SystemItemPicture.image(for: systemItem, isLow: surroundings.isLow)
    }

    /// True if the button has a bezel. On a toolbar, buttons of the plain style have none.
    var hasBezel: Bool { surroundings.place == .top || item.style != .plain }

    /// Updates the button after its item changed.
    func itemDidChange() {
        isEnabled = item.isEnabled
        setNeedsDisplay()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    // MARK: Size

    /// The width of the visible button in points.
    var fittingWidth: CGFloat {
        if item.width > 0 { return item.width }
        guard hasBezel else { return contentWidth }
        return max(contentWidth + padding.left + padding.right, BarButton.leastWidth)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: fittingWidth, height: surroundings.buttonHeight)
    }

    private var contentWidth: CGFloat {
        guard let title else { return image?.size.width ?? 0 }
        return (item.possibleTitles ?? []).union([title]).map { $0.size(withFont: font).width }.max() ?? 0
    }

    private var padding: UIEdgeInsets {
        switch shape {
        case .rectangle: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        case .backArrow:
            UIEdgeInsets(
                top: 0, left: BarButtonBezel.pointLength(height: surroundings.buttonHeight) + 1, bottom: 0, right: 8)
        }
    }

    private static let leastWidth: CGFloat = 33

    /// The text colours: white on a bezel, otherwise those of the bar.
    private var ink: BarInk { hasBezel ? .white : surroundings.paint.ink }

    private var attributes: TitleAttributes { TitleAttributes(item.titleTextAttributes(for: state)) }

    private var font: UIFont { attributes.font ?? .boldSystemFont(ofSize: hasBezel ? 12 : 18) }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        if let background {
            background.draw(in: bounds.offsetBy(dx: 0, dy: adjustments.background(metrics)))
        } else if hasBezel {
            bezel.image.draw(in: bounds)
        }
        if let title {
            drawTitle(title)
        } else if let image, hasBezel {
            WhiteImage.of(image).draw(at: imagePlace(image), blendMode: .normal, alpha: isEnabled ? 1 : 0.5)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard title == nil, !hasBezel, let image else {
            bareImage?.removeFromSuperview()
            bareImage = nil
            return
        }
        let view = bareImage ?? UIImageView(frame: .zero)
        if bareImage == nil { addSubview(view) }
        bareImage = view
        let white = WhiteImage.of(image, ink)
        view.image = white
        view.alpha = isEnabled ? 1 : 0.5
        view.frame = CGRect(origin: imagePlace(image), size: white.size)
    }

    /// The app's background image; nil for the standard bezel.
    private var background: UIImage? {
        let metrics: [UIBarMetrics] = surroundings.isLow ? [.landscapePhone, .default] : [.default]
        return metrics.lazy.compactMap { [self] metrics in
            switch shape {
            case .rectangle: item.backgroundImage(for: state, barMetrics: metrics)
            case .backArrow: item.backButtonBackgroundImage(for: state, barMetrics: metrics)
            }
        }.first
    }

    private var metrics: UIBarMetrics { surroundings.isLow ? .landscapePhone : .default }

    private var adjustments: BarAdjustments { shape == .backArrow ? item.backAdjustments : item.adjustments }

    private var bezel: BarButtonBezel {
        let isDone = item.style == .done && item.tintColor == nil
        let color = item.tintColor.map { BarPaint(style: .default, tint: $0).base }
        return BarButtonBezel(
            shape: shape, color: color ?? (isDone ? BarButtonBezel.doneColor : surroundings.paint.button),
            isDone: isDone, isPressed: isHighlighted, height: bounds.height)
    }

    private func drawTitle(_ title: String) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let font = font
        let area = hasBezel ? bounds.inset(by: padding) : bounds
        guard area.width > 0 else { return }
        let size = title.size(withFont: font, forWidth: area.width, lineBreakMode: .byTruncatingTail)
        let moved = adjustments.title(metrics)
        let place = CGPoint(
            x: area.minX + ((area.width - size.width) / 2).rounded(.down) + moved.horizontal,
            y: area.minY + ((area.height - size.height) / 2).rounded(.down) + moved.vertical)
        let strength: CGFloat = isEnabled ? 1 : 0.5
        let attributes = attributes
        func write(_ color: UIColor, _ offset: CGFloat) {
            context.setFillColor(color.withAlphaComponent(color.cgColor.alpha * strength).cgColor)
            title.draw(
                at: CGPoint(x: place.x, y: place.y + offset), forWidth: area.width, withFont: font,
                lineBreakMode: .byTruncatingTail)
        }
        let ink = attributes.color == nil ? ink : .white
        write(attributes.shadowColor ?? ink.shadow, ink.shadowOffset)
        write(attributes.color ?? ink.color, 0)
    }

    /// The position of the image's white copy, which is one point higher than the image because of its shadow.
    private func imagePlace(_ image: UIImage) -> CGPoint {
        let usesLow = surroundings.isLow && item.landscapeImagePhone != nil
        let area = bounds.inset(by: usesLow ? item.landscapeImagePhoneInsets : item.imageInsets)
        return CGPoint(
            x: area.minX + ((area.width - image.size.width) / 2).rounded(.down),
            y: area.minY + ((area.height - image.size.height) / 2).rounded(.down) - 1)
    }

    // MARK: Touch handling

    override func stateDidChange() {
        super.stateDidChange()
        showGlow()
    }

    private func showGlow() {
        guard isHighlighted, !hasBezel else {
            glow?.removeFromSuperview()
            return
        }
        let view = glow ?? UIImageView(image: SystemButtonImage.glow)
        glow = view
        insertSubview(view, at: 0)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Extends the touch area beyond the button's bounds.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: hasBezel ? -5 : -10, dy: -7).contains(point)
    }

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        super.sendActions(for: controlEvents, with: event)
        guard controlEvents.contains(.touchUpInside) else { return }
        if let onTap { onTap(event) } else { item.sendAction(from: self, for: event) }
    }

    // MARK: Accessibility

    var spokenLabel: String? { item.spokenLabel }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.label = spokenLabel
        description.traits.insert(.button)
        description.apply(item)
        return description
    }

    override var accessibilityFrame: CGRect {
        get { item.accessibilityFrame == .zero ? super.accessibilityFrame : item.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? item.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
}
