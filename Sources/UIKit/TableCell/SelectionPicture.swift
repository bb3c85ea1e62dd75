/// Images of selection backgrounds, stretchable in width: only the corners and a column between them are drawn.
@MainActor struct SelectionPicture: Hashable {
    let style: SelectionBackground.Style
    let shape: RowShape

    private struct Key: Hashable {
        let picture: SelectionPicture
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    var image: UIImage {
        let key = Key(picture: self, scale: ScreenScale.current)
        if let image = Self.images[key] { return image }
        if Self.images.count > 32 { Self.images.removeAll() }
        let image = draw(scale: key.scale)
        Self.images[key] = image
        return image
    }

    private var stops: [(location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)] {
        switch style {
        case .blue: [(0, 5 / 255, 140 / 255, 245 / 255), (1, 1 / 255, 93 / 255, 230 / 255)]
        case .gray: [(0, 181 / 255, 181 / 255, 181 / 255), (1, 158 / 255, 158 / 255, 158 / 255)]
        case .mark: [(0, 230 / 255, 238 / 255, 250 / 255), (1, 222 / 255, 233 / 255, 249 / 255)]
        }
    }

    private func draw(scale: CGFloat) -> UIImage {
        let cap = shape.position == nil ? 0 : TableCellMetrics.radius + 1
        // The limit bounds the memory of an image; a higher row stretches it.
        let height = min(max(shape.height, 1), 1024)
        let size = CGSize(width: 2 * cap + 1, height: height)
        let image = ImageContext.draw(size: size, scale: scale) { context in
            var area = CGRect(origin: .zero, size: size)
            if let position = shape.position {
                // Inside the border of the group.
                area = area.insetBy(dx: 1, dy: 0)
                if position.isTop { area.origin.y += 1 }
                area.size.height = height - area.minY - (position.isBottom ? 2 : 0)
                shape.add(to: context, in: area, radius: TableCellMetrics.radius - 1)
                context.clip()
            }
            context.drawVerticalGradient(stops, from: area.minY, to: area.maxY)
        }
        return image.stretchableImage(withLeftCapWidth: Int(cap), topCapHeight: 0)
    }
}
