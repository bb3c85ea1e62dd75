/// A red button as wide as the lines of a table.
final class DeleteButton: UIControl {
    static let title = "Delete Contact"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        accessibilityLabel = DeleteButton.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let outline = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 9)
        context.saveGState()
        outline.addClip()
        let share: CGFloat = isHighlighted ? 0.7 : 1
        let shades: [(red: CGFloat, others: CGFloat)] = [(0.93, 0.60), (0.80, 0.22), (0.70, 0.03), (0.73, 0.07)]
        let colors = shades.map {
            RGBA(red: $0.red * share, green: $0.others * share, blue: $0.others * share, alpha: 1)
        }
        context.drawLinearGradient(
            CGGradient(colors: colors, locations: [0, 0.5, 0.5, 1]), start: .zero,
            end: CGPoint(x: 0, y: bounds.maxY), options: [])
        context.restoreGState()
        UIColor(white: 0.3, alpha: 1).setStroke()
        outline.stroke()
        let font = UIFont.boldSystemFont(ofSize: 20)
        let line = CGRect(
            x: 0, y: (bounds.midY - font.lineHeight / 2).rounded(), width: bounds.width, height: font.lineHeight)
        for (offset, color) in [(-1, UIColor(white: 0, alpha: 0.5)), (0, .white)] as [(CGFloat, UIColor)] {
            color.setFill()
            _ = DeleteButton.title.draw(
                in: line.offsetBy(dx: 0, dy: offset), withFont: font, lineBreakMode: .byClipping, alignment: .center)
        }
    }
}
