/// The top of a card: picture and name, and the company and nickname below.
final class PersonHeaderView: UIView {
    private let name: String
    private let details: String
    private let picture: UIImage?

    static let height: CGFloat = 84
    private static let frame = CGRect(x: 10, y: 10, width: 64, height: 64)

    init(_ person: ABRecord, alternateName: String? = nil, message: String? = nil) {
        let title = person.compositeName ?? alternateName ?? "No Name"
        name = title
        let company = person.isOrganization ? nil : person.text(ABProperty.organization)
        let lines = [person.text(ABProperty.jobTitle), company].compactMap { $0 }.filter { $0 != title }
        details = ([message].compactMap { $0 } + lines).joined(separator: "\n")
        picture = person.imageData.flatMap { UIImage(data: $0) }
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: PersonHeaderView.height))
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawPicture(context)
        let left = PersonHeaderView.frame.maxX + 13
        let width = bounds.width - left - 10
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: -1), blur: 0, color: UIColor(white: 1, alpha: 0.9).cgColor)
        UIColor.black.setFill()
        let font = UIFont.boldSystemFont(ofSize: 18)
        let size = name.size(
            withFont: font, constrainedTo: CGSize(width: width, height: 44), lineBreakMode: .byWordWrapping)
        let small = UIFont.systemFont(ofSize: 14)
        let more =
            details.isEmpty
            ? 0
            : details.size(
                withFont: small, constrainedTo: CGSize(width: width, height: 36), lineBreakMode: .byWordWrapping
            ).height
        let top = ((PersonHeaderView.height - size.height - more) / 2).rounded()
        _ = name.draw(
            in: CGRect(x: left, y: top, width: width, height: size.height), withFont: font,
            lineBreakMode: .byTruncatingTail, alignment: .left)
        _ = details.draw(
            in: CGRect(x: left, y: top + size.height, width: width, height: more), withFont: small,
            lineBreakMode: .byTruncatingTail, alignment: .left)
        context.restoreGState()
    }

    /// The person's picture, or the outline of somebody, on white with a thin grey rim.
    private func drawPicture(_ context: CGContext) {
        let frame = PersonHeaderView.frame
        let rim = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5)
        UIColor.white.setFill()
        rim.fill()
        context.saveGState()
        UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 3).addClip()
        if let picture, picture.size.width > 0, picture.size.height > 0 {
            // The middle of the picture fills the square.
            let scale = max(frame.width / picture.size.width, frame.height / picture.size.height)
            let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
            picture.draw(
                in: CGRect(
                    x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                    height: size.height))
        } else {
            UIColor(red: 0.80, green: 0.83, blue: 0.88, alpha: 1).setFill()
            context.fill(frame)
            UIColor(red: 0.60, green: 0.65, blue: 0.73, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: frame.midX - 12, y: frame.minY + 11, width: 24, height: 29)).fill()
            UIBezierPath(ovalIn: CGRect(x: frame.midX - 25, y: frame.minY + 42, width: 50, height: 40)).fill()
        }
        context.restoreGState()
        UIColor(white: 0.58, alpha: 1).setStroke()
        rim.stroke()
    }
}
