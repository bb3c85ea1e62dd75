/// The rounded bars that show which part of the content is in sight.
@MainActor enum ScrollIndicatorPicture {
    /// Across, with the rim, in points; also the length of the shortest bar.
    nonisolated static let thickness: CGFloat = 7

    private struct Key: Hashable {
        let style: UIScrollView.IndicatorStyle
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    /// A picture that stretches both ways.
    static func image(_ style: UIScrollView.IndicatorStyle) -> UIImage {
        let key = Key(style: style, scale: ScreenScale.current)
        if let image = images[key] { return image }
        let size = CGSize(width: thickness, height: thickness)
        let image = ImageContext.draw(size: size, scale: key.scale) {
            draw(style, in: CGRect(origin: .zero, size: size), $0)
        }
        .stretchableImage(withLeftCapWidth: 3, topCapHeight: 3)
        images[key] = image
        return image
    }

    private static func draw(_ style: UIScrollView.IndicatorStyle, in rect: CGRect, _ context: CGContext) {
        let core = rect.insetBy(dx: 1, dy: 1)
        switch style {
        case .default:
            context.setFillColor(gray: 1, alpha: 0.3)
            context.addRoundedRect(rect, radius: rect.width / 2)
            context.addRoundedRect(core, radius: core.width / 2)
            context.fillPath(using: .evenOdd)
            context.setFillColor(gray: 0, alpha: 0.5)
        case .black: context.setFillColor(gray: 0, alpha: 0.5)
        case .white: context.setFillColor(gray: 1, alpha: 0.5)
        }
        context.addRoundedRect(core, radius: core.width / 2)
        context.fillPath()
    }
}
