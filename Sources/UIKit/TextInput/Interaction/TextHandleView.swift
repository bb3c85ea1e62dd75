/// A knob with which an end of the selection is dragged: above the first line, or below the last one.
final class TextHandleView: UIView {
    enum End { case start, end }

    private static let knob: CGFloat = 13
    private static let bar: CGFloat = 2
    /// The distance by which a knob extends beyond its line, in points.
    static let overhang = knob - 2
    /// The distance from the centre of the knob within which a touch grabs it, in points.
    private static let reach: CGFloat = 22

    private let end: End
    private let picture = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ end: End) {
        self.end = end
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        line.backgroundColor = UIColor(red: 0.20, green: 0.36, blue: 0.90, alpha: 1)
        picture.image = TextHandleView.knobImage
        picture.frame.size = CGSize(width: TextHandleView.knob, height: TextHandleView.knob)
        addSubview(line)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { return nil }

    /// Stands at an edge of the selection, 0 points wide.
    func show(at edge: CGRect) {
        let knob = TextHandleView.knob
        isHidden = false
        let top = end == .start ? edge.minY - knob + 2 : edge.minY
        frame = CGRect(x: (edge.minX - knob / 2).rounded(), y: top, width: knob, height: edge.height + knob - 2)
        let y = end == .start ? knob - 2 : 0
        line.frame = CGRect(
            x: (knob - TextHandleView.bar) / 2, y: y, width: TextHandleView.bar, height: edge.height)
        picture.frame.origin.y = end == .start ? 0 : edge.height - 2
    }

    /// The distance of a point of the superview from the knob. nil if a touch there does not grab the knob.
    func distance(to point: CGPoint) -> CGFloat? {
        guard !isHidden else { return nil }
        let middle = CGPoint(x: frame.midX, y: frame.minY + picture.frame.midY)
        let distance = hypot(point.x - middle.x, point.y - middle.y)
        let isOnLine = frame.insetBy(dx: -8, dy: -4).contains(point)
        return distance <= TextHandleView.reach || isOnLine ? distance : nil
    }

    private static var images: [CGFloat: UIImage] = [:]

    private static var knobImage: UIImage {
        let scale = ScreenScale.current
        if let image = images[scale] { return image }
        let image = ImageContext.draw(size: CGSize(width: knob, height: knob), scale: scale) { context in
            let ring = CGRect(x: 0.5, y: 0.5, width: knob - 1, height: knob - 1)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: CGColor(gray: 0, alpha: 0.4))
            context.setFillColor(gray: 1, alpha: 1)
            context.fillEllipse(in: ring.insetBy(dx: 0.5, dy: 0.5))
            context.restoreGState()
            context.saveGState()
            context.addEllipse(in: ring.insetBy(dx: 2, dy: 2))
            context.clip()
            context.drawVerticalGradient(
                [(0, 0.45, 0.62, 0.98), (0.5, 0.20, 0.40, 0.92), (1, 0.10, 0.26, 0.80)], from: 2, to: knob - 2)
            context.restoreGState()
        }
        images[scale] = image
        return image
    }
}
