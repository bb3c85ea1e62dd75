/// The appearance of a rounded-rectangle button of iPhone OS 3: white with a thin grey border, blue while highlighted.
@MainActor enum RoundedRectButtonStyle {
    static let titleColor = UIColor(red: 0.196, green: 0.3098, blue: 0.5216, alpha: 1)
    static let disabledTitleColor = UIColor(white: 0.6, alpha: 1)
    static var font: UIFont { .boldSystemFont(ofSize: 15) }
    static let contentInsets = UIEdgeInsets(top: 9, left: 12, bottom: 9, right: 12)

    private static let radius: CGFloat = 10

    private struct Key: Hashable {
        let height: CGFloat
        let isHighlighted: Bool
        /// The highlight colour; nil is blue.
        let tint: RGBA?
        let scale: CGFloat
    }

    private static var backgrounds: [Key: UIImage] = [:]

    /// A background image of this height in points, stretchable horizontally. Images are cached.
    static func background(height: CGFloat, isHighlighted: Bool, tint: RGBA?) -> UIImage {
        let key = Key(
            height: min(max(height.rounded(.up), 2), 1000), isHighlighted: isHighlighted,
            tint: isHighlighted ? tint : nil, scale: ScreenScale.current)
        if let image = backgrounds[key] { return image }
        if backgrounds.count > 32 { backgrounds.removeAll() }
        let image = draw(key)
            .stretchableImage(withLeftCapWidth: Int(radius) + 1, topCapHeight: 0)
        backgrounds[key] = image
        return image
    }

    private static func draw(_ key: Key) -> UIImage {
        let (height, isHighlighted) = (key.height, key.isHighlighted)
        let size = CGSize(width: 2 * radius + 3, height: height)
        return ImageContext.draw(size: size, scale: key.scale) { context in
            let bounds = CGRect(origin: .zero, size: size)
            context.setFillColor(gray: isHighlighted ? 0.42 : 0.67, alpha: 1)
            context.addRoundedRect(bounds, radius: radius)
            context.fillPath()
            context.addRoundedRect(bounds.insetBy(dx: 1, dy: 1), radius: radius - 1)
            if isHighlighted {
                context.clip()
                if let tint = key.tint {
                    return context.drawVerticalGradient(
                        [GradientStop(0, tint), GradientStop(1, tint.dimmed(0.8))], from: 0, to: height)
                }
                context.drawVerticalGradient(
                    [(0, 0.020, 0.549, 0.961), (1, 0.004, 0.365, 0.902)], from: 0, to: height)
            } else {
                context.setFillColor(gray: 1, alpha: 1)
                context.fillPath()
            }
        }
    }
}
