/// Draws a stepper.
@MainActor struct StepperPicture {
    /// The pressed half: -1 for minus, 1 for plus, 0 for none.
    let pressed: Int
    let canDecrease: Bool
    let canIncrease: Bool

    nonisolated static let size = CGSize(width: 94, height: 27)
    private static let radius: CGFloat = 5

    func draw(in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
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
        let isPressed = direction == pressed
        context.saveGState()
        context.clip(to: half)
        context.drawVerticalGradient(
            isPressed
                ? [GradientStop(0, RGBA(white: 0.58, alpha: 1)), GradientStop(1, RGBA(white: 0.74, alpha: 1))]
                : [GradientStop(0, .white), GradientStop(1, RGBA(white: 0.86, alpha: 1))],
            from: half.minY, to: half.maxY)
        context.restoreGState()
        let isPossible = direction < 0 ? canDecrease : canIncrease
        drawSign(direction, CGPoint(x: half.midX.rounded(), y: half.midY.rounded()), isPressed, isPossible, context)
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
