/// Images of a slider's track and thumb, as in iPhone OS 3.
@MainActor enum SliderPicture {
    enum Part { case minimumTrack, maximumTrack, thumb, pressedThumb }

    static let trackHeight: CGFloat = 9
    static let thumbSize = CGSize(width: 23, height: 23)

    /// - Parameter tint: The app's tint; nil for the standard colour.
    static func image(_ part: Part, tint: RGBA? = nil) -> UIImage {
        let key = Key(part: part, tint: tint, scale: ScreenScale.current)
        if let image = images[key] { return image }
        if images.count > 32 { images.removeAll() }
        let image = draw(part, tint, scale: key.scale)
        images[key] = image
        return image
    }

    private struct Key: Hashable {
        let part: Part
        let tint: RGBA?
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    private static func draw(_ part: Part, _ tint: RGBA?, scale: CGFloat) -> UIImage {
        switch part {
        case .minimumTrack: drawTrack(tint.map(BarPicture.tinted) ?? .sliderMinimum, scale)
        case .maximumTrack: drawTrack(tint.map(BarPicture.tinted) ?? .sliderMaximum, scale)
        case .thumb: drawThumb(tint, light: 1, scale)
        case .pressedThumb: drawThumb(tint, light: 0.86, scale)
        }
    }

    private static func drawTrack(_ bar: BarPicture, _ scale: CGFloat) -> UIImage {
        let size = CGSize(width: 11, height: trackHeight)
        return ImageContext.draw(size: size, scale: scale) { bar.draw(in: CGRect(origin: .zero, size: size), $0) }
            .stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    }

    private static func drawThumb(_ tint: RGBA?, light: CGFloat, _ scale: CGFloat) -> UIImage {
        ImageContext.draw(size: thumbSize, scale: scale) { context in
            let rim = CGRect(x: 0.5, y: 0, width: 22, height: 22)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: CGColor(gray: 0, alpha: 0.25))
            context.setFillColor(gray: 0.7, alpha: 1)
            context.fillEllipse(in: rim)
            context.restoreGState()
            fill(rim, [(0, 0.74, 0.74, 0.74), (0.6, 0.71, 0.71, 0.71), (1, 0.6, 0.6, 0.6)], context)
            let face = rim.insetBy(dx: 1, dy: 1)
            let lights = thumbColors(tint, light: light)
            // A light line along the top edge.
            fill(face, [(0, 0.96 * light, 0.96 * light, 0.96 * light)] + lights.suffix(1), context)
            fill(CGRect(x: face.minX, y: face.minY + 1, width: face.width, height: face.height - 1), lights, context)
        }
    }

    private static func fill(_ circle: CGRect, _ stops: [BarPicture.Stop], _ context: CGContext) {
        context.saveGState()
        context.addEllipse(in: circle)
        context.clip()
        context.drawVerticalGradient(stops, from: circle.minY, to: circle.maxY)
        context.restoreGState()
    }

    private static func thumbColors(_ tint: RGBA?, light: CGFloat) -> [BarPicture.Stop] {
        guard let tint else {
            return [(0, 0.81), (0.2, 0.81), (0.5, 0.89), (0.85, 0.975), (1, 0.985)]
                .map { ($0, $1 * light, $1 * light, $1 * light) }
        }
        let colors = [tint.dimmed(0.7), tint, tint.whitened(0.4)].map { $0.dimmed(light) }
        return zip([0, 0.5, 1], colors).map { ($0, $1.red, $1.green, $1.blue) }
    }
}
