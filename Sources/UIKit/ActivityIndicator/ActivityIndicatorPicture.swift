/// Images of an activity indicator, one for each step of a turn: the brightest spoke moves on by one place.
@MainActor enum ActivityIndicatorPicture {
    static let stepCount = 12

    /// The images of one turn.
    /// - Parameter color: The colour of the spokes; nil means that of the style.
    static func steps(for style: UIActivityIndicatorView.Style, color: RGBA? = nil) -> [UIImage] {
        let key = Key(style: style, color: color, scale: ScreenScale.current)
        if let made = pictures[key] { return made }
        if pictures.count > 16 { pictures.removeAll() }
        let spoke = color ?? RGBA(white: style == .gray ? 0.35 : 1, alpha: 1)
        let made = (0..<stepCount).map { draw(style, spoke, step: $0, scale: key.scale) }
        pictures[key] = made
        return made
    }

    private struct Key: Hashable {
        let style: UIActivityIndicatorView.Style
        let color: RGBA?
        let scale: CGFloat
    }

    private static var pictures: [Key: [UIImage]] = [:]

    private static func draw(
        _ style: UIActivityIndicatorView.Style, _ color: RGBA, step: Int, scale: CGFloat
    ) -> UIImage {
        let size = style.size
        let unit = size.width / 20
        return ImageContext.draw(size: size, scale: scale) { context in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.setLineCap(.round)
            context.setLineWidth(1.9 * unit)
            for spoke in 0..<stepCount {
                // The spoke after the brightest one is the faintest.
                let age = CGFloat((step - spoke + stepCount) % stepCount) / CGFloat(stepCount)
                context.setStrokeColor(
                    red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * max(1 - age, 0.22))
                let angle = CGFloat(spoke) / CGFloat(stepCount) * 2 * .pi
                let direction = CGPoint(x: sin(angle), y: -cos(angle))
                context.move(to: CGPoint(x: direction.x * 4.9 * unit, y: direction.y * 4.9 * unit))
                context.addLine(to: CGPoint(x: direction.x * 8.6 * unit, y: direction.y * 8.6 * unit))
                context.strokePath()
            }
        }
    }
}
