/// The bubble of the edit menu, with a button for each command.
final class MenuBubble: UIView {
    private let perform: (MenuCommand) -> Void
    private var commands: [MenuCommand] = []
    private var buttons: [MenuButton] = []
    private var tip: CGPoint?

    private static let font = UIFont.boldSystemFont(ofSize: 14)
    private static let padding: CGFloat = 12
    private static let narrowest: CGFloat = 48
    /// The distance between the bubble and the edges of the interface, in points.
    private static let distance: CGFloat = 2

    init(_ perform: @escaping (MenuCommand) -> Void) {
        self.perform = perform
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ commands: [MenuCommand]) {
        self.commands = commands
        for button in buttons { button.removeFromSuperview() }
        buttons = commands.map { command in
            let button = MenuButton(title: command.title, font: MenuBubble.font)
            button.addAction(UIAction { [weak self] _ in self?.perform(command) }, for: .touchUpInside)
            button.stateChanged = { [weak self] in self?.setNeedsDisplay() }
            addSubview(button)
            return button
        }
    }

    private var widths: [CGFloat] {
        commands.map {
            max($0.title.size(withFont: MenuBubble.font).width + 2 * MenuBubble.padding, MenuBubble.narrowest)
        }
    }

    // MARK: Place

    /// Places the bubble above the target; below it, or over it, if there is not enough room.
    func place(at target: CGRect, in area: CGRect, _ direction: UIMenuController.ArrowDirection) {
        let margin = MenuBubblePicture.margin, arrow = MenuBubblePicture.arrowHeight
        let height = MenuBubblePicture.bodyHeight + arrow
        let width = min(widths.reduce(0, +), area.width - 2 * MenuBubble.distance)
        let top = InterfaceSpace.current.statusBarHeight
        let fitsAbove = target.minY - height >= top
        let fitsBelow = target.maxY + height <= area.maxY
        let isAbove = direction == .up ? false : direction == .down || fitsAbove || !fitsBelow
        var edge = isAbove ? target.minY : target.maxY
        if isAbove, edge - height < top { edge = max(min(target.midY, area.maxY), top + height) }
        edge = min(max(edge, top), area.maxY)

        let middle = min(max(target.midX, area.minX + 20), area.maxX - 20)
        let left = min(
            max(middle - width / 2, area.minX + MenuBubble.distance), area.maxX - MenuBubble.distance - width
        )
        .rounded()
        let y = (isAbove ? edge - height : edge).rounded()
        frame = CGRect(
            x: left - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
        tip = CGPoint(
            x: min(max(middle - left, 18), max(width - 18, 18)) + margin,
            y: isAbove ? margin + height : margin)
        setNeedsDisplay()
        setNeedsLayout()
    }

    private var picture: MenuBubblePicture {
        let pressed = buttons.first(where: \.isHighlighted).map { $0.frame.minX...$0.frame.maxX }
        return MenuBubblePicture(
            size: bounds.size, separators: buttons.dropLast().map(\.frame.maxX), tip: tip, pressed: pressed)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let body = picture.body
        let natural = max(widths.reduce(0, +), 1)
        var x = body.minX
        for (button, width) in zip(buttons, widths) {
            let end = (x + width * body.width / natural).rounded()
            button.frame = CGRect(x: x, y: body.minY, width: end - x, height: body.height)
            x = end
        }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        layoutIfNeeded()
        if let context = UIGraphicsGetCurrentContext() { picture.draw(in: context) }
    }
}

/// A button of the bubble. It tells the bubble, which draws the highlight, of changes of its state.
private final class MenuButton: UIControl {
    var stateChanged: (() -> Void)?
    private let label = UILabel(frame: .zero)

    init(title: String, font: UIFont) {
        super.init(frame: .zero)
        isOpaque = false
        label.text = title
        label.font = font
        label.textColor = .white
        label.shadowColor = UIColor(white: 0, alpha: 0.7)
        label.backgroundColor = .clear
        label.isOpaque = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    override func stateDidChange() {
        super.stateDidChange()
        stateChanged?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.label = label.text
        description.traits.insert(.button)
        return description
    }
}

extension InterfaceSpace {
    /// The height of the status bar at the top of the interface, in points.
    @MainActor var statusBarHeight: CGFloat {
        guard let frame = UIApplication.current?.statusBarFrame else { return 0 }
        return orientation.isLandscape ? frame.width : frame.height
    }
}
