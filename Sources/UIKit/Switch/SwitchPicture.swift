/// Images of a switch, as in iPhone OS 3: the blue and the white part of the track, the knob, and the rim. The words ON
/// and OFF are labels.
@MainActor enum SwitchPicture {
    static let size = CGSize(width: 94, height: 27)
    static let knobWidth: CGFloat = 41
    /// The distance that track and knob move from off to on, in points.
    static let travel = size.width - knobWidth
    static let trackSize = CGSize(width: size.width + travel, height: size.height)
    /// The x coordinate in the track where the blue part ends, below the knob.
    static let trackMiddle = (trackSize.width / 2).rounded(.down)
    /// The width of the knob's shadow on either side.
    static let knobShadow: CGFloat = 2
    static let radius: CGFloat = 5

    enum Part { case on, off, knob, pressedKnob, rim }

    /// - Parameter tint: The app's tint of the ON part; nil for blue.
    static func image(_ part: Part, tint: RGBA? = nil) -> UIImage {
        let key = Key(part: part, tint: tint, scale: ScreenScale.current)
        if let image = images[key] { return image }
        if images.count > 32 { images.removeAll() }
        let image = ImageContext.draw(size: size(of: part), scale: key.scale) { draw(part, tint, $0) }
        images[key] = image
        return image
    }

    private struct Key: Hashable {
        let part: Part
        let tint: RGBA?
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    private static func size(of part: Part) -> CGSize {
        switch part {
        case .on: CGSize(width: trackMiddle, height: size.height)
        case .off: CGSize(width: trackSize.width - trackMiddle, height: size.height)
        case .knob, .pressedKnob: CGSize(width: knobWidth + 2 * knobShadow, height: size.height)
        case .rim: size
        }
    }

    private static func draw(_ part: Part, _ tint: RGBA?, _ context: CGContext) {
        switch part {
        case .on: context.drawVerticalGradient(onColors(tint), from: 0, to: size.height)
        case .off: context.drawVerticalGradient(offColors, from: 0, to: size.height)
        case .knob: drawKnob(context, light: 1)
        case .pressedKnob: drawKnob(context, light: 0.84)
        case .rim: drawRim(context)
        }
    }

    /// The location in gradients at which the gloss ends: between two rows of pixels.
    private static let middle: CGFloat = 14 / 27

    private static let offColors: [BarPicture.Stop] = grays([
        (0, 0.72), (0.055, 0.74), (0.09, 0.81), (0.13, 0.87), (0.17, 0.9), (middle, 0.94), (middle, 0.975),
        (0.75, 0.995), (1, 1),
    ])

    private static func onColors(_ tint: RGBA?) -> [BarPicture.Stop] {
        guard let tint else {
            return [
                (0, 0.10, 0.33, 0.70), (0.055, 0.157, 0.36, 0.70), (0.09, 0.188, 0.40, 0.776),
                (0.13, 0.212, 0.44, 0.83), (0.2, 0.208, 0.455, 0.867), (middle, 0.255, 0.522, 0.918),
                (middle, 0.302, 0.561, 0.937), (1, 0.486, 0.69, 1),
            ]
        }
        let colors = [tint.dimmed(0.68), tint.dimmed(0.9), tint, tint.whitened(0.08), tint.whitened(0.4)]
        return zip([0, 0.2, middle, middle, 1], colors).map { ($0, $1.red, $1.green, $1.blue) }
    }

    private static func grays(_ stops: [(place: CGFloat, white: CGFloat)]) -> [BarPicture.Stop] {
        stops.map { ($0.place, $0.white, $0.white, $0.white) }
    }

    /// Draws the knob with its shadow on both sides.
    private static func drawKnob(_ context: CGContext, light: CGFloat) {
        let knob = CGRect(x: knobShadow, y: 0, width: knobWidth, height: size.height)
        for (distance, shade) in [(1, 0.18), (2, 0.06)] as [(CGFloat, CGFloat)] {
            context.setFillColor(gray: 0, alpha: shade)
            context.fill(CGRect(x: knob.minX - distance, y: 1, width: 1, height: size.height - 2))
            context.fill(CGRect(x: knob.maxX - 1 + distance, y: 1, width: 1, height: size.height - 2))
        }
        context.setFillColor(gray: 0.66, alpha: 1)
        context.addRoundedRect(knob, radius: radius)
        context.fillPath()
        context.addRoundedRect(knob.insetBy(dx: 1, dy: 0), radius: radius - 1)
        context.clip()
        let face = grays([
            (0, 0.94 * light), (0.07, 0.94 * light), (0.07, 0.80 * light), (0.4, 0.88 * light), (0.8, 0.97 * light),
            (1, 0.985 * light),
        ])
        context.drawVerticalGradient(face, from: knob.minY, to: knob.maxY)
    }

    /// Draws the rim: a thin dark outline that is lighter in the lower half.
    private static func drawRim(_ context: CGContext) {
        let bounds = CGRect(origin: .zero, size: size)
        for (half, shade) in [(CGFloat(0), CGFloat(0.38)), (size.height / 2, 0.30)] {
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: half, width: size.width, height: size.height / 2))
            context.addRoundedRect(bounds.insetBy(dx: 0.5, dy: 0.5), radius: radius - 0.5)
            context.setStrokeColor(gray: 0, alpha: shade)
            context.setLineWidth(1)
            context.strokePath()
            context.restoreGState()
        }
    }
}
