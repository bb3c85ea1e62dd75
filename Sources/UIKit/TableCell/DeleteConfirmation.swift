/// The red delete confirmation button of a row. It lies at the right of this view, which clips it and widens to the
/// left while the button is shown.
package final class DeleteConfirmation: UIView, TableCellFurniture {
    private let button = UIButton(type: .custom)

    init(of cell: UITableViewCell, title: String) {
        self.title = title
        super.init(frame: .zero)
        isOpaque = false
        clipsToBounds = true
        button.titleLabel?.font = .boldSystemFont(ofSize: 14)
        button.titleLabel?.shadowOffset = CGSize(width: 0, height: -1)
        button.setTitleShadowColor(UIColor(white: 0, alpha: 0.5), for: .normal)
        addSubview(button)
        button.addAction(
            UIAction { [weak cell] _ in cell?.controls.confirmationTapped() }, for: .touchUpInside)
        showTitle()
    }

    package required init?(coder: NSCoder) { return nil }

    var title: String { didSet { if title != oldValue { showTitle() } } }

    private func showTitle() {
        button.setTitle(title, for: .normal)
        button.setBackgroundImage(DeleteConfirmationPicture.image(isPressed: false), for: .normal)
        button.setBackgroundImage(DeleteConfirmationPicture.image(isPressed: true), for: .highlighted)
        button.frame = CGRect(x: 0, y: 0, width: fittingWidth, height: TableCellMetrics.deleteHeight)
        button.layoutSubviews()
    }

    /// The width that the title needs, in points, from 63 to 240.
    var fittingWidth: CGFloat {
        let width = title.size(withFont: .boldSystemFont(ofSize: 14)).width
        return min(max(width.rounded(.up) + 20, 63), 240)
    }
}

/// The image of the delete confirmation button, stretchable in width.
@MainActor enum DeleteConfirmationPicture {
    private struct Key: Hashable {
        let isPressed: Bool
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    static func image(isPressed: Bool) -> UIImage {
        let key = Key(isPressed: isPressed, scale: ScreenScale.current)
        if let image = images[key] { return image }
        let size = CGSize(width: 15, height: TableCellMetrics.deleteHeight)
        let image = ImageContext.draw(size: size, scale: key.scale) { draw($0, in: size, isPressed: isPressed) }
            .stretchableImage(withLeftCapWidth: 7, topCapHeight: 0)
        images[key] = image
        return image
    }

    private static func draw(_ context: CGContext, in size: CGSize, isPressed: Bool) {
        let rim = CGRect(x: 0, y: 0, width: size.width, height: size.height - 1)
        context.setFillColor(gray: 1, alpha: 0.45)
        context.addRoundedRect(rim.offsetBy(dx: 0, dy: 1), radius: 5)
        context.fillPath()
        context.setFillColor(RGBA(red: 0.40, green: 0.02, blue: 0.03, alpha: 1))
        context.addRoundedRect(rim, radius: 5)
        context.fillPath()
        let face = rim.insetBy(dx: 1, dy: 1)
        context.addRoundedRect(face, radius: 4)
        context.clip()
        context.drawVerticalGradient(isPressed ? pressedColors : colors, from: face.minY, to: face.maxY)
    }

    private static let colors: [(location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)] = [
        (0, 0.93, 0.58, 0.58), (0.5, 0.80, 0.22, 0.23), (0.5, 0.73, 0.05, 0.06), (1, 0.80, 0.17, 0.17),
    ]
    private static let pressedColors: [(location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)] = [
        (0, 0.62, 0.36, 0.37), (0.5, 0.50, 0.13, 0.14), (0.5, 0.42, 0.03, 0.04), (1, 0.48, 0.10, 0.10),
    ]
}
