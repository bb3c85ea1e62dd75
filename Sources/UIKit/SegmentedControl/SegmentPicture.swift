/// Draws the background and border of one segment in the look of iPhone OS 3.
@MainActor struct SegmentPicture {
    let style: UISegmentedControl.Style
    /// What a control of the bar style is painted with.
    let paint: BarPaint
    /// Whether the segment is selected, or pressed in a control that does not keep a selection.
    let isOn: Bool
    let isFirst: Bool
    let isLast: Bool

    func draw(in bounds: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: bounds)
        if style.isTinted { drawOnBar(in: bounds, context) } else { drawWhite(in: bounds, context) }
        context.restoreGState()
    }

    /// The outline of the whole control as far as it is seen here: the round ends of a segment between others lie outside
    /// of it.
    private func outline(_ bounds: CGRect) -> CGRect {
        var outline = bounds
        if !isFirst {
            outline.origin.x -= 2 * style.radius
            outline.size.width += 2 * style.radius
        }
        if !isLast { outline.size.width += 2 * style.radius }
        return outline
    }

    // MARK: Large and white

    private func drawWhite(in bounds: CGRect, _ context: CGContext) {
        let outline = outline(bounds)
        context.setFillColor(border)
        context.addRoundedRect(outline, radius: style.radius)
        context.fillPath()
        context.addRoundedRect(outline.insetBy(dx: 1, dy: 1), radius: style.radius - 1)
        context.clip()
        context.drawVerticalGradient(filling, from: bounds.minY, to: bounds.maxY)
        guard !isLast else { return }
        context.setFillColor(CGColor(gray: 0.67, alpha: 1))
        context.fill(CGRect(x: bounds.maxX - 1, y: bounds.minY, width: 1, height: bounds.height))
    }

    private var border: CGColor { CGColor(gray: style == .plain ? 0.67 : 0.42, alpha: 1) }

    private var filling: [GradientStop] {
        isOn
            ? [
                GradientStop(0, RGBA(hex: 0x5C99ED)), GradientStop(0.5, RGBA(hex: 0x2970DE)),
                GradientStop(0.5, RGBA(hex: 0x1A61D6)), GradientStop(1, RGBA(hex: 0x2978EB)),
            ]
            : [
                GradientStop(0, .white), GradientStop(0.5, RGBA(white: 0.97, alpha: 1)),
                GradientStop(1, RGBA(white: 0.87, alpha: 1)),
            ]
    }

    // MARK: On a bar

    /// As the buttons of navigation bars; one that is on looks pressed.
    private func drawOnBar(in bounds: CGRect, _ context: CGContext) {
        var frame = outline(bounds)
        frame.size.height = max(frame.height - 1, 0)
        let bezel = BarButtonBezel(
            shape: .rectangle, color: paint.button, isDone: false, isPressed: isOn, height: frame.height)
        context.setFillColor(gray: 1, alpha: 0.3)
        context.addRoundedRect(frame.offsetBy(dx: 0, dy: 1), radius: style.radius)
        context.fillPath()
        context.addRoundedRect(frame, radius: style.radius)
        context.clip()
        context.drawVerticalGradient(bezel.border, from: frame.minY, to: frame.maxY)
        context.addRoundedRect(frame.insetBy(dx: 1, dy: 1), radius: style.radius - 1)
        context.clip()
        context.drawVerticalGradient(bezel.gradient, from: frame.minY, to: frame.maxY)
        guard !isLast else { return }
        context.clip(to: CGRect(x: bounds.maxX - 1, y: bounds.minY, width: 1, height: bounds.height))
        context.drawVerticalGradient(bezel.border, from: frame.minY, to: frame.maxY)
    }
}
