/// The pictures of a switch of iPhone OS 3: a strip with ON, the knob and OFF, of which a window of 94 points is seen, and
/// the rim around that window.
@MainActor enum SwitchPicture {
    static let size = CGSize(width: 94, height: 27)
    static let knobWidth: CGFloat = 41
    /// How far the strip, and the knob on it, move from off to on.
    static let travel = size.width - knobWidth
    static let stripSize = CGSize(width: size.width + travel, height: size.height)
    static let radius: CGFloat = 5

    /// - Parameter tint: The app's colour behind ON; nil for blue.
    static func strip(isPressed: Bool, tint: RGBA?) -> UIImage {
        let key = Key(part: isPressed ? .pressedStrip : .strip, tint: tint, scale: ScreenScale.current)
        return picture(key) {
            ImageContext.draw(size: stripSize, scale: key.scale) { drawStrip($0, isPressed: isPressed, tint: tint) }
        }
    }

    static var rim: UIImage {
        let key = Key(part: .rim, tint: nil, scale: ScreenScale.current)
        return picture(key) { ImageContext.draw(size: size, scale: key.scale, drawRim) }
    }

    private struct Key: Hashable {
        enum Part { case strip, pressedStrip, rim }
        let part: Part
        let tint: RGBA?
        let scale: CGFloat
    }

    private static var pictures: [Key: UIImage] = [:]

    private static func picture(_ key: Key, _ draw: () -> UIImage) -> UIImage {
        if let picture = pictures[key] { return picture }
        if pictures.count > 32 { pictures.removeAll() }
        let picture = draw()
        pictures[key] = picture
        return picture
    }

    private static func drawStrip(_ context: CGContext, isPressed: Bool, tint: RGBA?) {
        let knob = CGRect(x: travel, y: 0, width: knobWidth, height: size.height)
        let on = CGRect(x: 0, y: 0, width: knob.midX, height: size.height)
        let off = CGRect(x: knob.midX, y: 0, width: stripSize.width - knob.midX, height: size.height)
        fill(on, context, onColors(tint))
        fill(
            off, context,
            [
                (0, 0.70, 0.70, 0.70), (0.2, 0.88, 0.88, 0.88), (0.5, 0.94, 0.94, 0.94), (0.5, 0.97, 0.97, 0.97),
                (1, 1, 1, 1),
            ])
        let font = UIFont.boldSystemFont(ofSize: 16)
        write("ON", font, in: CGRect(x: 0, y: 0, width: travel, height: size.height), context) {
            context.setFillColor(gray: 1, alpha: 1)
            context.setShadow(offset: CGSize(width: 0, height: -1), blur: 0, color: CGColor(gray: 0, alpha: 0.4))
        }
        write("OFF", font, in: CGRect(x: knob.maxX, y: 0, width: travel, height: size.height), context) {
            context.setFillColor(gray: 0.5, alpha: 1)
        }
        drawKnob(knob, context, isPressed: isPressed)
    }

    private static func onColors(_ tint: RGBA?) -> [BarPicture.Stop] {
        guard let tint else {
            return [
                (0, 0.05, 0.28, 0.62), (0.2, 0.10, 0.40, 0.82), (0.5, 0.16, 0.47, 0.88), (0.5, 0.22, 0.53, 0.92),
                (1, 0.48, 0.73, 0.98),
            ]
        }
        let colors = [tint.dimmed(0.68), tint.dimmed(0.9), tint, tint.whitened(0.08), tint.whitened(0.4)]
        return zip([0, 0.2, 0.5, 0.5, 1], colors).map { ($0, $1.red, $1.green, $1.blue) }
    }

    private static func drawKnob(_ knob: CGRect, _ context: CGContext, isPressed: Bool) {
        context.setFillColor(gray: 0.5, alpha: 1)
        context.addRoundedRect(knob, radius: radius)
        context.fillPath()
        context.saveGState()
        context.addRoundedRect(knob.insetBy(dx: 1, dy: 1), radius: radius - 1)
        context.clip()
        let light: CGFloat = isPressed ? 0.84 : 1
        context.drawVerticalGradient(
            [
                (0, light, light, light), (0.08, 0.80 * light, 0.80 * light, 0.80 * light),
                (1, 0.98 * light, 0.98 * light, 0.98 * light),
            ],
            from: knob.minY, to: knob.maxY)
        context.restoreGState()
    }

    private static func fill(_ rect: CGRect, _ context: CGContext, _ stops: [BarPicture.Stop]) {
        context.saveGState()
        context.clip(to: rect)
        context.drawVerticalGradient(stops, from: rect.minY, to: rect.maxY)
        context.restoreGState()
    }

    private static func write(
        _ text: String, _ font: UIFont, in rect: CGRect, _ context: CGContext, _ setColors: () -> Void
    ) {
        context.saveGState()
        setColors()
        let size = text.size(withFont: font)
        _ = text.draw(
            at: CGPoint(x: rect.midX - size.width / 2, y: ((rect.height - size.height) / 2).rounded()), withFont: font)
        context.restoreGState()
    }

    /// A thin dark outline with a soft shadow of the upper edge inside.
    private static func drawRim(_ context: CGContext) {
        let bounds = CGRect(origin: .zero, size: size)
        context.saveGState()
        context.addRoundedRect(bounds, radius: radius)
        context.clip()
        context.addRoundedRect(bounds.insetBy(dx: 0.5, dy: 0.5), radius: radius - 0.5)
        context.setStrokeColor(gray: 0, alpha: 0.42)
        context.setLineWidth(1)
        context.strokePath()
        context.setFillColor(gray: 0, alpha: 0.12)
        context.fill(CGRect(x: 1, y: 1, width: size.width - 2, height: 1))
        context.restoreGState()
    }
}
