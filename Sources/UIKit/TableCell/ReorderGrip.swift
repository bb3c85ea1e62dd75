/// The reordering control at the right end of a row: three lines that a person drags to move the row. The control
/// reports the finger's positions to the table, which moves the rows.
final class ReorderGrip: UIControl, TableCellFurniture, FingerKeeper {
    private weak var cell: UITableViewCell?
    private let picture = UIImageView(image: ReorderGripPicture.image)

    init(of cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: TableCellLayout(of: cell).grip)
        isOpaque = false
        isExclusiveTouch = true
        alpha = 0
        addSubview(picture)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.bounds.size
        picture.frame = CGRect(
            x: bounds.width - TableCellMetrics.gripMargin - size.width,
            y: ((bounds.height - size.height) / 2).rounded(.down),
            width: size.width, height: size.height)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tell { .began(at: $0) }(touch) }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tell { .moved(to: $0) }(touch) }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tell(.ended) }

    override func cancelTracking(with event: UIEvent?) { tell(.cancelled) }

    private func tell(_ phase: @escaping (CGPoint) -> ReorderPhase) -> (UITouch) -> Bool {
        { [weak self] touch in
            guard let self, let table = cell?.owner as? UIView ?? cell?.superview else { return false }
            tell(phase(touch.location(in: table)))
            return true
        }
    }

    private func tell(_ phase: ReorderPhase) {
        guard let cell else { return }
        cell.owner?.reorder(cell, phase)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: true, label: "Reorder \(cell?.rowName ?? "")", traits: .button)
    }
}

/// The image of the reordering control.
@MainActor enum ReorderGripPicture {
    private static let size = CGSize(width: 19, height: 16)

    static var image: UIImage {
        if let drawn, drawn.scale == ScreenScale.current { return drawn }
        let image = ImageContext.draw(size: size, scale: ScreenScale.current) { context in
            for line in 0..<3 {
                let y = CGFloat(line) * 6
                context.setFillColor(gray: 0.69, alpha: 1)
                context.fill(CGRect(x: 0, y: y, width: size.width, height: 1))
                context.setFillColor(gray: 0.843, alpha: 1)
                context.fill(CGRect(x: 0, y: y + 1, width: size.width, height: 3))
            }
        }
        drawn = image
        return image
    }

    private static var drawn: UIImage?
}
