/// The index at the right edge of a table: the user slides a finger over its titles to scroll to a section. The table
/// places it.
///
/// If there is not room for all titles, dots replace some of them; the finger still reaches every title.
package final class TableIndexStrip: UIView, FingerKeeper {
    /// The titles of the sections from top to bottom. `{search}` is shown as a magnifying glass.
    package var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }

    /// Called with the index in ``titles`` when the finger has reached another title.
    package var onSection: ((Int) -> Void)?

    /// The index in ``titles`` of the touched title; nil while there is no touch.
    package private(set) var touchedPlace: Int?

    private lazy var elements = TableIndexElements(self)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        addGestureRecognizer(TableIndexGesture(self))
    }

    package required init?(coder: NSCoder) { return nil }

    // MARK: Touch handling

    /// - Parameter y: The finger's y coordinate in the strip; nil when the finger was lifted.
    func fingerMoved(to y: CGFloat?) {
        let place = y.flatMap { TableIndexLayout(titleCount: titles.count, in: bounds).place(at: $0) }
        let wasTouched = touchedPlace != nil
        guard place != touchedPlace else { return }
        touchedPlace = place
        if wasTouched != (place != nil) { setNeedsDisplay() }
        if let place { onSection?(place) }
    }

    // MARK: Drawing

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if touchedPlace != nil { drawGround(context) }
        let color = touchedPlace == nil ? Self.color : Self.touchedColor
        context.setFillColor(color.cgColor)
        context.setStrokeColor(color.cgColor)
        let layout = TableIndexLayout(titleCount: titles.count, in: bounds)
        for mark in layout.marks {
            let centre = CGPoint(x: mark.centre.x - Self.offset, y: mark.centre.y)
            switch mark.kind {
            case .dot: drawDot(context, at: centre)
            case .title(let place) where titles[place] == UITableViewIndexSearch: drawMagnifier(context, at: centre)
            case .title(let place): draw(titles[place], at: centre)
            }
        }
    }

    /// Draws the translucent background with round ends, which is visible while the strip is touched.
    private func drawGround(_ context: CGContext) {
        let ground = bounds.insetBy(dx: 3, dy: 4)
        guard ground.width > 0, ground.height > 0 else { return }
        context.setFillColor(Self.groundColor.cgColor)
        context.addRoundedRect(ground, radius: ground.width / 2)
        context.fillPath()
    }

    private func draw(_ title: String, at centre: CGPoint) {
        let font = Self.font
        let size = title.size(withFont: font)
        title.draw(
            at: CGPoint(x: (centre.x - size.width / 2).rounded(), y: (centre.y - font.lineHeight / 2).rounded()),
            withFont: font)
    }

    private func drawDot(_ context: CGContext, at centre: CGPoint) {
        context.fillEllipse(in: CGRect(x: centre.x - 2, y: centre.y - 2, width: 4, height: 4))
    }

    private func drawMagnifier(_ context: CGContext, at centre: CGPoint) {
        let lens = CGRect(x: centre.x - 5, y: centre.y - 5, width: 7, height: 7)
        context.setLineWidth(1.5)
        context.strokeEllipse(in: lens)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: lens.maxX - 1, y: lens.maxY - 1))
        context.addLine(to: CGPoint(x: centre.x + 5, y: centre.y + 5))
        context.strokePath()
    }

    static let font = UIFont.boldSystemFont(ofSize: 11)
    /// The offset of the titles to the left of the strip's middle, in points.
    private static let offset: CGFloat = 3
    private static let color = UIColor(red: 107 / 255, green: 115 / 255, blue: 125 / 255, alpha: 1)
    private static let touchedColor = UIColor(red: 92 / 255, green: 100 / 255, blue: 111 / 255, alpha: 1)
    private static let groundColor = UIColor(red: 127 / 255, green: 136 / 255, blue: 147 / 255, alpha: 0.42)

    // MARK: Accessibility

    override var automaticAccessibility: AutomaticAccessibility {
        let value = touchedPlace.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
        return AutomaticAccessibility(isElement: true, label: "Section index", value: value, traits: .adjustable)
    }

    package override func accessibilityElementCount() -> Int { titles.count }
    package override func accessibilityElement(at index: Int) -> Any? { elements.element(at: index) }
    package override func index(ofAccessibilityElement element: Any?) -> Int { elements.index(of: element) }
}
