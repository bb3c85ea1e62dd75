/// Renders views to pixels at the screen's scale, for page curls.
@MainActor enum PagePictures {
    /// - Parameters:
    ///   - size: The size of the picture in points.
    ///   - content: The views and their frames in the picture, in points.
    /// - Returns: nil if there is not enough memory.
    static func make(_ size: CGSize, _ content: [(view: UIView, frame: CGRect)]) -> Surface? {
        let scale = ScreenScale.current
        guard
            let surface = Surface(
                width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        else { return nil }
        let context = CGContext(surface: surface, scale: scale)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(origin: .zero, size: size))
        for (view, frame) in content {
            context.saveGState()
            context.clip(to: frame)
            context.translateBy(x: frame.minX, y: frame.minY)
            view.layer.render(in: context)
            context.restoreGState()
        }
        surface.didWritePixels()
        return surface
    }

    /// Mirrors a picture left to right, or top to bottom.
    static func mirrored(_ picture: Surface, horizontally: Bool) -> Surface? {
        guard let result = Surface(width: picture.width, height: picture.height) else { return nil }
        for line in 0..<picture.height {
            let from = picture.row(line)
            let to = result.row(horizontally ? line : picture.height - 1 - line)
            for column in 0..<picture.width { to[column] = from[horizontally ? picture.width - 1 - column : column] }
        }
        result.didWritePixels()
        return result
    }
}
