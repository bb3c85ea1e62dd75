/// The red button that deletes a row, in a window that opens from its right edge.
final class DeleteConfirmation: UIView, TableCellFurniture {
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

    var title: String { didSet { if title != oldValue { showTitle() } } }

    private func showTitle() {
        button.setTitle(title, for: .normal)
        button.setBackgroundImage(DeleteConfirmationPicture.image(isPressed: false), for: .normal)
        button.setBackgroundImage(DeleteConfirmationPicture.image(isPressed: true), for: .highlighted)
        button.frame = CGRect(x: 0, y: 0, width: fittingWidth, height: TableCellMetrics.deleteHeight)
    }

    /// As wide as the title needs, in points.
    var fittingWidth: CGFloat {
        let width = title.size(withFont: .boldSystemFont(ofSize: 14)).width
        return min(max(width.rounded(.up) + 20, 63), 240)
    }
}

/// The picture of the button, stretchable in width.
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
        let image = ImageContext.draw(size: size, scale: key.scale) { context in
            context.addRoundedRect(CGRect(origin: .zero, size: size), radius: 5)
            context.clip()
            context.drawVerticalGradient(
                [(0, 0.9, 0.5, 0.5), (0.5, 0.8, 0.2, 0.2), (0.5, 0.75, 0.1, 0.1), (1, 0.8, 0.15, 0.15)], from: 0,
                to: size.height)
        }.stretchableImage(withLeftCapWidth: 7, topCapHeight: 0)
        images[key] = image
        return image
    }
}
