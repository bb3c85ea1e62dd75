/// Images of the accessory types that have no button: the disclosure indicator's chevron and the check mark.
@MainActor struct AccessoryPicture: Hashable {
    let kind: UITableViewCell.AccessoryType
    let isHighlighted: Bool

    private struct Key: Hashable {
        let picture: AccessoryPicture
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    var image: UIImage {
        let key = Key(picture: self, scale: ScreenScale.current)
        if let image = Self.images[key] { return image }
        let image = kind == .checkmark ? drawCheckmark(key.scale) : drawChevron(key.scale)
        Self.images[key] = image
        return image
    }

    private func drawChevron(_ scale: CGFloat) -> UIImage {
        ImageContext.draw(size: CGSize(width: 10, height: 14), scale: scale) { context in
            context.setLineWidth(3)
            context.setStrokeColor(gray: isHighlighted ? 1 : 0.5, alpha: 1)
            context.move(to: CGPoint(x: 1.5, y: 2))
            context.addLine(to: CGPoint(x: 6.5, y: 7))
            context.addLine(to: CGPoint(x: 1.5, y: 12))
            context.strokePath()
        }
    }

    private func drawCheckmark(_ scale: CGFloat) -> UIImage {
        ImageContext.draw(size: CGSize(width: 14, height: 14), scale: scale) { context in
            context.setLineWidth(2.5)
            context.setStrokeColor(
                isHighlighted ? CGColor(gray: 1, alpha: 1) : TableCellMetrics.valueText.cgColor)
            context.move(to: CGPoint(x: 1, y: 7.5))
            context.addLine(to: CGPoint(x: 5, y: 12))
            context.addLine(to: CGPoint(x: 13, y: 1.5))
            context.strokePath()
        }
    }
}
