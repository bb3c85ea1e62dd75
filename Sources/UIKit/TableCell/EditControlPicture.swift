/// The pictures of editing controls.
@MainActor struct EditControlPicture: Hashable {
    let kind: TableCellEditControl.Kind
    let isMarked: Bool

    static let size = CGSize(width: 26, height: 26)

    private struct Key: Hashable {
        let picture: EditControlPicture
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    var image: UIImage {
        let key = Key(picture: self, scale: ScreenScale.current)
        if let image = Self.images[key] { return image }
        let image = ImageContext.draw(size: Self.size, scale: key.scale, draw)
        Self.images[key] = image
        return image
    }

    private func draw(_ context: CGContext) {
        let rim = CGRect(x: 2, y: 1, width: 22, height: 22)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: CGColor(gray: 0, alpha: 0.5))
        context.setFillColor(gray: 1, alpha: 1)
        context.fillEllipse(in: rim)
        context.restoreGState()
        context.saveGState()
        context.addEllipse(in: rim.insetBy(dx: 2, dy: 2))
        context.clip()
        context.drawVerticalGradient(stops, from: rim.minY + 2, to: rim.maxY - 2)
        context.restoreGState()
    }

    private var stops: [(location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)] {
        kind == .insert ? [(0, 0.3, 0.8, 0.3), (1, 0.1, 0.6, 0.1)] : [(0, 1, 0.4, 0.4), (1, 0.8, 0.1, 0.1)]
    }
}
