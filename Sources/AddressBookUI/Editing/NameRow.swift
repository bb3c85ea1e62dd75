/// A row in the style of a grouped table with a name and a company.
final class NameRow: UIControl {
    private var name = ""
    private var company: String?

    private static let nameFont = UIFont.boldSystemFont(ofSize: 17)
    private static let companyFont = UIFont.systemFont(ofSize: 14)
    private static let arrowColour = UIColor(white: 0.5, alpha: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    /// - Parameter name: An empty name shows a placeholder.
    func show(_ name: String, company: String?) {
        (self.name, self.company) = (name, company)
        accessibilityLabel = name.isEmpty ? company ?? "First Last" : name
        setNeedsDisplay()
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 9.5)
        (isHighlighted ? UIColor(red: 0.01, green: 0.43, blue: 0.93, alpha: 1) : .white).setFill()
        path.fill()
        UIColor(red: 0.67, green: 0.69, blue: 0.71, alpha: 1).setStroke()
        path.stroke()
        drawArrow()
        let shown = name.isEmpty ? company ?? "" : name
        let colour: UIColor = isHighlighted ? .white : shown.isEmpty ? UIColor(white: 0.7, alpha: 1) : .black
        colour.setFill()
        let second = name.isEmpty ? nil : company
        let width = bounds.width - 40
        let top = second == nil ? 21 : CGFloat(12)
        _ = (shown.isEmpty ? "First Last" : shown).draw(
            in: CGRect(x: 12, y: top, width: width, height: 22), withFont: NameRow.nameFont,
            lineBreakMode: .byTruncatingTail, alignment: .left)
        _ = second?.draw(
            in: CGRect(x: 12, y: 34, width: width, height: 18), withFont: NameRow.companyFont,
            lineBreakMode: .byTruncatingTail, alignment: .left)
    }

    private func drawArrow() {
        let (x, y) = (bounds.maxX - 13.5, bounds.midY)
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: x - 4.5, y: y - 4.5))
        arrow.addLine(to: CGPoint(x: x, y: y))
        arrow.addLine(to: CGPoint(x: x - 4.5, y: y + 4.5))
        arrow.lineWidth = 3
        (isHighlighted ? UIColor.white : NameRow.arrowColour).setStroke()
        arrow.stroke()
    }
}
