/// A cell with a person's name. The part by which the list is sorted is bold.
final class PersonNameCell: UITableViewCell {
    private let name = PersonNameView(frame: .zero)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ person: ABRecord) {
        name.person = person
        accessibilityLabel = person.compositeName ?? "No Name"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = contentView.bounds.insetBy(dx: 10, dy: 0)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        name.isBright = highlighted || isSelected
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        name.isBright = selected || isHighlighted
    }
}

/// Draws the first name, and the last name in bold.
private final class PersonNameView: UIView {
    var person: ABRecord? { didSet { setNeedsDisplay() } }
    var isBright = false { didSet { if isBright != oldValue { setNeedsDisplay() } } }

    private static let plain = UIFont.systemFont(ofSize: 20)
    private static let bold = UIFont.boldSystemFont(ofSize: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let person else { return }
        (isBright ? UIColor.white : UIColor.black).setFill()
        var x: CGFloat = 0
        for (text, font) in parts(of: person) where x < bounds.width {
            let width = text.size(withFont: font).width
            _ = text.draw(
                in: CGRect(x: x, y: ((bounds.height - 25) / 2).rounded(), width: bounds.width - x, height: 25),
                withFont: font, lineBreakMode: .byTruncatingTail, alignment: .left)
            x += width
        }
    }

    private func parts(of person: ABRecord) -> [(String, UIFont)] {
        let first = [ABProperty.prefix, ABProperty.firstName, ABProperty.middleName].compactMap(person.text)
        guard let last = person.text(ABProperty.lastName), !person.isOrganization else {
            return [(person.compositeName ?? "No Name", PersonNameView.bold)]
        }
        var parts: [(String, UIFont)] =
            first.isEmpty ? [] : [(first.joined(separator: " ") + " ", PersonNameView.plain)]
        parts.append((last, PersonNameView.bold))
        if let suffix = person.text(ABProperty.suffix) { parts.append((" " + suffix, PersonNameView.plain)) }
        return parts
    }
}
