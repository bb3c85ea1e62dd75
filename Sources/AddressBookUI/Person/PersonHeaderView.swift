/// The header of a card: picture and name; below the name nickname, job and company.
final class PersonHeaderView: UIView {
    private let name: String
    private let details: String
    private let picture = PictureFrame(frame: CGRect(x: 10, y: 10, width: 64, height: 64))

    static let height: CGFloat = 84
    private static let nameFont = UIFont.boldSystemFont(ofSize: 18)
    private static let detailsFont = UIFont.systemFont(ofSize: 14)

    /// - Parameters:
    ///   - alternateName: Replaces the name of a person without one.
    ///   - message: A text below the name.
    init(_ person: ABRecord, alternateName: String? = nil, message: String? = nil) {
        let title = person.properName ?? alternateName ?? person.compositeName ?? "No Name"
        name = title
        let nickname = person.text(ABProperty.nickname).flatMap { $0 == title ? nil : "“\($0)”" }
        let work = [ABProperty.jobTitle, ABProperty.department].compactMap(person.text).joined(separator: " — ")
        let company = person.text(ABProperty.organization).flatMap { $0 == title ? nil : $0 }
        details = [message, nickname, work.isEmpty ? nil : work, company].compactMap { $0 }.joined(separator: "\n")
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: PersonHeaderView.height))
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .staticText
        picture.show(person.imageData.flatMap { UIImage(data: $0) })
        addSubview(picture)
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let left = picture.frame.maxX + 13
        let width = bounds.width - left - 10
        func height(_ text: String, _ font: UIFont, _ most: CGFloat) -> CGFloat {
            guard !text.isEmpty else { return 0 }
            let room = CGSize(width: width, height: most)
            return text.size(withFont: font, constrainedTo: room, lineBreakMode: .byWordWrapping).height
        }
        let nameHeight = height(name, PersonHeaderView.nameFont, 44)
        let detailsHeight = height(details, PersonHeaderView.detailsFont, bounds.height - nameHeight)
        let top = ((bounds.height - nameHeight - detailsHeight) / 2).rounded()
        context.setShadow(offset: CGSize(width: 0, height: -1), blur: 0, color: UIColor(white: 1, alpha: 0.9).cgColor)
        UIColor.black.setFill()
        _ = name.draw(
            in: CGRect(x: left, y: top, width: width, height: nameHeight), withFont: PersonHeaderView.nameFont,
            lineBreakMode: .byTruncatingTail, alignment: .left)
        _ = details.draw(
            in: CGRect(x: left, y: top + nameHeight, width: width, height: detailsHeight),
            withFont: PersonHeaderView.detailsFont, lineBreakMode: .byTruncatingTail, alignment: .left)
    }
}
