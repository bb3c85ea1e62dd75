/// The button of one item in a tab bar.
final class TabBarButton: UIControl {
    /// The appearance that all buttons of a bar share.
    struct Look: Equatable {
        /// The tint of a selected item's image; nil means blue.
        var selectedTint: UIColor?
        /// The image behind the selected item; nil means a light rectangle.
        var indicator: UIImage?
    }

    let item: UITabBarItem
    var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }
    /// True if an item that the user drags over this one would replace it.
    var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }
    /// The action of a tap.
    var onTap: (@MainActor () -> Void)?

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        isExclusiveTouch = true
        contentMode = .redraw
        isEnabled = item.isEnabled
    }

    required init?(coder: NSCoder) { return nil }

    /// Updates the button after its item changed.
    func itemDidChange() {
        isEnabled = item.isEnabled
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isSelected {
            let place = CGRect(x: 0, y: 2, width: bounds.width, height: max(bounds.height - 4, 0))
            if let indicator = look.indicator {
                indicator.draw(in: place)
            } else {
                TabBarPicture.drawSelection(in: place, context)
            }
        }
        if isLit { TabBarPicture.drawGlow(in: bounds, context) }
        if let picture { picture.draw(at: place(of: picture), blendMode: .normal, alpha: isEnabled ? 1 : 0.5) }
        drawTitle(context)
        if let badge = item.badgeValue, !badge.isEmpty { drawBadge(badge, context) }
    }

    private var picture: UIImage? {
        if let finished = isSelected ? item.storedSelectedImage : item.storedUnselectedImage { return finished }
        return item.maskImage.map { TabBarPicture.colored($0, isSelected: isSelected, tint: look.selectedTint) }
    }

    /// The position of the image: the middle of the area above the title.
    private func place(of picture: UIImage) -> CGPoint {
        let area = CGRect(x: 0, y: 2, width: bounds.width, height: 32).inset(by: item.imageInsets)
        return CGPoint(
            x: area.minX + ((area.width - picture.size.width) / 2).rounded(.down),
            y: area.minY + ((area.height - picture.size.height) / 2).rounded(.down))
    }

    private func drawTitle(_ context: CGContext) {
        guard let title = item.title, !title.isEmpty else { return }
        let attributes = TitleAttributes(item.titleTextAttributes(for: isSelected ? .selected : .normal))
        let font = attributes.font ?? .boldSystemFont(ofSize: 10)
        let size = title.size(withFont: font, forWidth: bounds.width, lineBreakMode: .byTruncatingTail)
        let color = attributes.color ?? UIColor(white: isSelected ? 1 : 0.6, alpha: 1)
        context.setFillColor(color.withAlphaComponent(color.cgColor.alpha * (isEnabled ? 1 : 0.5)).cgColor)
        title.draw(
            at: CGPoint(
                x: ((bounds.width - size.width) / 2).rounded(.down) + item.titlePositionAdjustment.horizontal,
                y: bounds.height - size.height - 1 + item.titlePositionAdjustment.vertical),
            forWidth: bounds.width, withFont: font, lineBreakMode: .byTruncatingTail)
    }

    private func drawBadge(_ text: String, _ context: CGContext) {
        let badge = BadgePicture(text: text)
        let size = badge.size(widest: bounds.width)
        let x = min(bounds.midX + 5, bounds.maxX - size.width)
        badge.draw(in: CGRect(origin: CGPoint(x: x, y: 1), size: size), context)
    }

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        super.sendActions(for: controlEvents, with: event)
        if controlEvents.contains(.touchUpInside) { onTap?() }
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.label = item.title
        description.value = item.badgeValue
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
