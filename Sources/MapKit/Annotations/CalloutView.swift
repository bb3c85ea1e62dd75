/// The bubble of the selected annotation: title, subtitle, and the accessory views at both sides.
final class CalloutView: UIView {
    private(set) var tip: CGFloat = 0
    private static let body: CGFloat = 47
    private static let tipHeight: CGFloat = 13
    private static let inset: CGFloat = 10
    private static let gap: CGFloat = 8
    /// The room at both sides of the tip that the rounded corners need.
    private static let tipMargin: CGFloat = 24
    /// The widest callout, in points, where there is room.
    private static let widest: CGFloat = 312

    init(_ view: MKAnnotationView, width room: CGFloat) {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = nil
        contentMode = .redraw
        let (left, right) = (view.leftCalloutAccessoryView, view.rightCalloutAccessoryView)
        var x = CalloutView.inset
        if let left { x = place(left, at: x) + CalloutView.gap }
        let title = CalloutView.label(view.annotation?.title, .boldSystemFont(ofSize: 17))
        let text = view.annotation?.subtitle ?? ""
        let subtitle = text.isEmpty ? nil : CalloutView.label(text, .systemFont(ofSize: 12))
        let sides = x + CalloutView.inset + (right.map { $0.bounds.width + CalloutView.gap } ?? 0)
        let wanted = max(title.bounds.width, subtitle?.bounds.width ?? 0)
        let width = max(20, min(min(room - 8, CalloutView.widest) - sides, wanted))
        title.frame = CGRect(x: x, y: subtitle == nil ? 12 : 4, width: width, height: 22)
        subtitle?.frame = CGRect(x: x, y: 25, width: width, height: 16)
        for label in [title, subtitle].compactMap({ $0 }) { addSubview(label) }
        x += width
        if let right { x = place(right, at: x + CalloutView.gap) }
        bounds.size = CGSize(
            width: max(x + CalloutView.inset, 2 * CalloutView.tipMargin),
            height: CalloutView.body + CalloutView.tipHeight)
    }

    required init?(coder: NSCoder) { return nil }

    private static func label(_ text: String?, _ font: UIFont) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.textColor = .white
        label.shadowColor = UIColor(white: 0, alpha: 0.6)
        label.shadowOffset = CGSize(width: 0, height: -1)
        label.backgroundColor = nil
        label.isOpaque = false
        label.sizeToFit()
        return label
    }

    /// - Returns: the right edge of the view.
    private func place(_ view: UIView, at x: CGFloat) -> CGFloat {
        let size = view.bounds.size
        view.frame = CGRect(
            x: x, y: ((CalloutView.body - size.height) / 2).rounded(), width: size.width, height: size.height)
        addSubview(view)
        return x + size.width
    }

    /// Points at a place. The bubble moves sideways as far as it can to stay within `area`.
    ///
    /// - Returns: how far the place has to move for the whole bubble to be within the area.
    @discardableResult
    func point(at place: CGPoint, within area: CGRect) -> CGSize {
        let size = bounds.size
        let usual = place.x - (size.width / 2).rounded()
        let range = (place.x - size.width + CalloutView.tipMargin)...(place.x - CalloutView.tipMargin)
        let inside = min(max(usual, area.minX), max(area.maxX - size.width, area.minX))
        let x = min(max(inside, range.lowerBound), range.upperBound).rounded()
        tip = place.x - x
        layer.anchorPoint = CGPoint(x: tip / size.width, y: 1)
        layer.position = CGPoint(x: x + tip, y: place.y.rounded())
        setNeedsDisplay()
        let top = place.y.rounded() - size.height
        let sideways = x < area.minX ? area.minX - x : min(area.maxX - x - size.width, 0)
        return CGSize(width: size.width > area.width ? 0 : sideways, height: max(area.minY - top, 0))
    }

    /// The bubble grows out of its tip, a little too far at first.
    func popUp() {
        let pop = CAKeyframeAnimation(keyPath: "transform.scale")
        (pop.values, pop.keyTimes) = ([0.05, 1.1, 0.95, 1], [0, 0.5, 0.75, 1])
        pop.duration = 0.35
        layer.add(pop, forKey: "pop")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (width, body, height) = (bounds.width, CalloutView.body, CalloutView.tipHeight)
        let shape = CGMutablePath()
        shape.addRoundedRect(
            in: CGRect(x: 0.5, y: 0.5, width: width - 1, height: body - 1), cornerWidth: 8, cornerHeight: 8)
        shape.move(to: CGPoint(x: tip - height, y: body - 0.5))
        shape.addLine(to: CGPoint(x: tip, y: body + height - 1))
        shape.addLine(to: CGPoint(x: tip + height, y: body - 0.5))
        shape.closeSubpath()
        context.addPath(shape)
        context.clip()
        let (upper, lower) = (
            RGBA(red: 0.36, green: 0.38, blue: 0.42, alpha: 0.92), RGBA(red: 0.16, green: 0.17, blue: 0.20, alpha: 0.92)
        )
        context.drawLinearGradient(
            CGGradient(colors: [upper, lower]), start: .zero, end: CGPoint(x: 0, y: body / 2), options: [])
        context.setFillColor(gray: 0.03, alpha: 0.9)
        context.fill(CGRect(x: 0, y: body / 2, width: width, height: body / 2 + height))
        context.setFillColor(gray: 1, alpha: 0.3)
        context.fill(CGRect(x: 8, y: 1, width: width - 16, height: 1))
    }
}
