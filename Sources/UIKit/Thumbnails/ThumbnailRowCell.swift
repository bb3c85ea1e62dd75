/// A line of small pictures.
@MainActor final class ThumbnailRowCell: UITableViewCell {
    static let identifier = "thumbnails"
    static let gap: CGFloat = 4

    private var buttons: [ThumbnailButton] = []

    init() {
        super.init(style: .default, reuseIdentifier: ThumbnailRowCell.identifier)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the pictures of these places.
    func show(_ places: Range<Int>, of source: any ThumbnailSource) {
        for button in buttons { button.removeFromSuperview() }
        buttons = places.map { index in
            let button = ThumbnailButton()
            button.image = source.thumbnail(at: index)
            button.accessibilityLabel = source.thumbnailLabel(at: index)
            button.addAction(
                UIAction { [weak source] _ in source?.thumbnailTapped(at: index) }, for: .touchUpInside)
            contentView.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame.origin = CGPoint(
                x: ThumbnailRowCell.gap + (ThumbnailButton.side + ThumbnailRowCell.gap) * CGFloat(index),
                y: ThumbnailRowCell.gap)
        }
    }
}
