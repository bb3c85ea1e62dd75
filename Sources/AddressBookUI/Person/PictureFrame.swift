/// A person's picture, a silhouette, or a text instead, in a white frame with a thin grey border.
final class PictureFrame: UIView {
    private var picture: UIImage?
    private var words: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    /// - Parameters:
    ///   - picture: nil if there is none.
    ///   - words: The text to show without a picture; nil shows a silhouette.
    func show(_ picture: UIImage?, words: String? = nil) {
        self.picture = picture.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
        self.words = words
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rim = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5)
        UIColor.white.setFill()
        rim.fill()
        context.saveGState()
        UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 3).addClip()
        if let picture { draw(picture) } else if let words { draw(words) } else { drawOutline(context) }
        context.restoreGState()
        UIColor(white: 0.58, alpha: 1).setStroke()
        rim.stroke()
    }

    /// Draws the centre of the picture so that it fills the square.
    private func draw(_ picture: UIImage) {
        let scale = max(bounds.width / picture.size.width, bounds.height / picture.size.height)
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        picture.draw(
            in: CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height))
    }

    private func draw(_ words: String) {
        UIColor(red: 0.32, green: 0.40, blue: 0.57, alpha: 1).setFill()
        let font = UIFont.boldSystemFont(ofSize: 13)
        let size = words.size(withFont: font, constrainedTo: bounds.size, lineBreakMode: .byWordWrapping)
        _ = words.draw(
            in: CGRect(
                x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: bounds.width, height: size.height),
            withFont: font, lineBreakMode: .byWordWrapping, alignment: .center)
    }

    private func drawOutline(_ context: CGContext) {
        UIColor(red: 0.80, green: 0.83, blue: 0.88, alpha: 1).setFill()
        context.fill(bounds)
        UIColor(red: 0.60, green: 0.65, blue: 0.73, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.midX - 12, y: 11, width: 24, height: 29)).fill()
        UIBezierPath(ovalIn: CGRect(x: bounds.midX - 25, y: 42, width: 50, height: 40)).fill()
    }
}
