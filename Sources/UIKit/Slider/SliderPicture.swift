/// The track and thumb of a slider of iPhone OS 3.
@MainActor enum SliderPicture {
    enum Part { case minimumTrack, maximumTrack, thumb, pressedThumb }

    static let trackHeight: CGFloat = 9
    static let thumbSize = CGSize(width: 23, height: 23)

    static func image(_ part: Part) -> UIImage {
        let key = Key(part: part, scale: ScreenScale.current)
        if let image = images[key] { return image }
        let image = draw(part, scale: key.scale)
        images[key] = image
        return image
    }

    private struct Key: Hashable {
        let part: Part
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    private static func draw(_ part: Part, scale: CGFloat) -> UIImage {
        switch part {
        case .minimumTrack: drawTrack(.blueFilling, scale)
        case .maximumTrack: drawTrack(.whiteTrack, scale)
        case .thumb: drawThumb(light: 1, scale)
        case .pressedThumb: drawThumb(light: 0.86, scale)
        }
    }

    private static func drawTrack(_ bar: BarPicture, _ scale: CGFloat) -> UIImage {
        let size = CGSize(width: 11, height: trackHeight)
        return ImageContext.draw(size: size, scale: scale) { bar.draw(in: CGRect(origin: .zero, size: size), $0) }
            .stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    }

    private static func drawThumb(light: CGFloat, _ scale: CGFloat) -> UIImage {
        ImageContext.draw(size: thumbSize, scale: scale) { context in
            let rim = CGRect(x: 1, y: 0.5, width: 21, height: 21)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1.5, color: CGColor(gray: 0, alpha: 0.5))
            context.setFillColor(gray: 0.50, alpha: 1)
            context.fillEllipse(in: rim)
            context.restoreGState()
            let face = rim.insetBy(dx: 1, dy: 1)
            context.saveGState()
            context.addEllipse(in: face)
            context.clip()
            let (dark, pale) = (0.72 * light, light)
            context.drawVerticalGradient(
                [(0, dark, dark, dark), (0.5, 0.88 * light, 0.88 * light, 0.88 * light), (1, pale, pale, pale)],
                from: face.minY, to: face.maxY)
            context.restoreGState()
        }
    }
}
