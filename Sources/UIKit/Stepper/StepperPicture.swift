/// Draws a stepper.
@MainActor struct StepperPicture {
    /// The pressed half: -1 for minus, 1 for plus, 0 for none.
    let pressed: Int
    let canDecrease: Bool
    let canIncrease: Bool
    let look: StepperLook

    nonisolated static let size = CGSize(width: 94, height: 27)
    private static let radius: CGFloat = 5

    func draw(in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if look.backgrounds.value(for: .normal) == nil {
            drawButtons(in: bounds, context)
        } else {
            drawImages(in: bounds, context)
        }
    }

    /// The app's images behind each half, what stands on them, and the divider.
    private func drawImages(in bounds: CGRect, _ context: CGContext) {
        for direction in [-1, 1] {
            let half = CGRect(
                x: direction < 0 ? bounds.minX : bounds.midX, y: bounds.minY, width: bounds.width / 2,
                height: bounds.height)
            context.saveGState()
            context.clip(to: half)
            look.backgrounds.value(for: state(direction))?.draw(in: bounds)
            context.restoreGState()
            drawSign(direction, in: half, context)
        }
        guard let divider = look.divider(state(-1), state(1)) else { return }
        divider.draw(
            in: CGRect(
                x: (bounds.midX - divider.size.width / 2).rounded(), y: bounds.minY, width: divider.size.width,
                height: bounds.height))
    }

    private func state(_ direction: Int) -> UIControl.State {
        if !(direction < 0 ? canDecrease : canIncrease) { return .disabled }
        return direction == pressed ? .highlighted : .normal
    }

    private func drawButtons(in bounds: CGRect, _ context: CGContext) {
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
        context.saveGState()
        context.setFillColor(gray: 1, alpha: 0.6)
        context.addRoundedRect(frame.offsetBy(dx: 0, dy: 1), radius: StepperPicture.radius)
        context.fillPath()
        context.addRoundedRect(frame, radius: StepperPicture.radius)
        context.clip()
        context.setFillColor(gray: 0.62, alpha: 1)
        context.fill(frame)
        context.addRoundedRect(frame.insetBy(dx: 1, dy: 1), radius: StepperPicture.radius - 1)
        context.clip()
        for direction in [-1, 1] {
            let half = CGRect(
                x: direction < 0 ? 0 : frame.midX + 0.5, y: 0, width: frame.width / 2 - 0.5, height: frame.height)
            drawHalf(direction, half, context)
        }
        context.restoreGState()
    }

    private func drawHalf(_ direction: Int, _ half: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: half)
        context.drawVerticalGradient(gradient(isPressed: direction == pressed), from: half.minY, to: half.maxY)
        context.restoreGState()
        drawSign(direction, in: half, context)
    }

    private func gradient(isPressed: Bool) -> [GradientStop] {
        let (top, bottom): (CGFloat, CGFloat) = isPressed ? (0.58, 0.74) : (1, 0.86)
        guard let tint = look.tint?.cgColor.rgba.withAlpha(1) else {
            return [GradientStop(0, RGBA(white: top, alpha: 1)), GradientStop(1, RGBA(white: bottom, alpha: 1))]
        }
        return [GradientStop(0, tint.dimmed(top)), GradientStop(1, tint.dimmed(bottom))]
    }

    /// Draws the app's image for a sign, or the sign.
    private func drawSign(_ direction: Int, in half: CGRect, _ context: CGContext) {
        let images = direction < 0 ? look.decrements : look.increments
        guard let image = images.value(for: state(direction)) else {
            let isPossible = direction < 0 ? canDecrease : canIncrease
            let centre = CGPoint(x: half.midX.rounded(), y: half.midY.rounded())
            return drawSign(direction, centre, direction == pressed, isPossible, context)
        }
        let size = image.size
        image.draw(
            at: CGPoint(x: (half.midX - size.width / 2).rounded(), y: (half.midY - size.height / 2).rounded()))
    }

    /// Draws a minus or plus sign of 13 points, with a light line below.
    private func drawSign(
        _ direction: Int, _ centre: CGPoint, _ isPressed: Bool, _ isPossible: Bool, _ context: CGContext
    ) {
        func sign(_ y: CGFloat) -> [CGRect] {
            let bar = CGRect(x: centre.x - 6.5, y: centre.y - 1.5 + y, width: 13, height: 3)
            return direction < 0
                ? [bar] : [bar, CGRect(x: centre.x - 1.5, y: centre.y - 6.5 + y, width: 3, height: 13)]
        }
        context.setFillColor(gray: isPressed ? 0.3 : 1, alpha: 1)
        context.fill(sign(isPressed ? -1 : 1))
        context.setFillColor(gray: isPressed ? 1 : isPossible ? 0.42 : 0.75, alpha: 1)
        context.fill(sign(0))
    }
}
