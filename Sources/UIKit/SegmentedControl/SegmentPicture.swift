/// Draws the background and border of one segment, as in iPhone OS 3.
@MainActor struct SegmentPicture {
    let style: UISegmentedControl.Style
    /// The colours of a control in a tinted style.
    let paint: BarPaint
    /// True if the segment is selected, or highlighted in a momentary control.
    let isOn: Bool
    let isFirst: Bool
    let isLast: Bool

    func draw(in bounds: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: bounds)
        if style.isTinted { drawOnBar(in: bounds, context) } else { drawWhite(in: bounds, context) }
        context.restoreGState()
    }

    /// The outline of the whole control in this segment's coordinates. At a side with a neighbour it extends beyond the
    /// segment, so that the round end is clipped.
    private func outline(_ bounds: CGRect) -> CGRect {
        var outline = bounds
        if !isFirst {
            outline.origin.x -= 2 * style.radius
            outline.size.width += 2 * style.radius
        }
        if !isLast { outline.size.width += 2 * style.radius }
        return outline
    }

    // MARK: Plain and bordered styles

    private func drawWhite(in bounds: CGRect, _ context: CGContext) {
        let outline = outline(bounds)
        context.saveGState()
        context.addRoundedRect(outline, radius: style.radius)
        context.clip()
        context.drawVerticalGradient(border, from: bounds.minY, to: bounds.maxY)
        context.restoreGState()
        let face = outline.insetBy(dx: 1, dy: 1)
        context.addRoundedRect(face, radius: style.radius - 1)
        context.clip()
        context.drawVerticalGradient(filling, from: face.minY, to: face.maxY)
        if isOn {
            shadeEnds(of: bounds, context)
        } else if !isLast {
            context.setFillColor(gray: 0.67, alpha: 1)
            context.fill(CGRect(x: bounds.maxX - 1, y: bounds.minY, width: 1, height: bounds.height))
        }
    }

    /// Draws the shadow that the neighbours cast on a selected segment, which looks lower than they.
    private func shadeEnds(of bounds: CGRect, _ context: CGContext) {
        let shades: [CGFloat] = [0.28, 0.17, 0.10, 0.05, 0.02]
        for (index, shade) in shades.enumerated() {
            context.setFillColor(red: 0, green: 0.08, blue: 0.26, alpha: isFirst && index > 0 ? shade / 3 : shade)
            context.fill(
                CGRect(x: bounds.minX + CGFloat(index), y: bounds.minY, width: 1, height: bounds.height))
            context.setFillColor(red: 0, green: 0.08, blue: 0.26, alpha: isLast && index > 0 ? shade / 3 : shade)
            context.fill(
                CGRect(x: bounds.maxX - 1 - CGFloat(index), y: bounds.minY, width: 1, height: bounds.height))
        }
    }

    /// The gradient of the border from top to bottom; dark blue for a selected segment.
    private var border: [GradientStop] {
        if isOn { return [GradientStop(0, RGBA(hex: 0x093786)), GradientStop(1, RGBA(hex: 0x4B86D7))] }
        let white: CGFloat = style == .plain ? 0.67 : 0.42
        return [GradientStop(0, RGBA(white: white, alpha: 1)), GradientStop(1, RGBA(white: white * 0.88, alpha: 1))]
    }

    private var filling: [GradientStop] {
        isOn
            ? [
                GradientStop(0, RGBA(hex: 0x2858AA)), GradientStop(0.05, RGBA(hex: 0x2F65C4)),
                GradientStop(0.12, RGBA(hex: 0x3470D8)), GradientStop(0.49, RGBA(hex: 0x3D82EA)),
                GradientStop(0.49, RGBA(hex: 0x4989EA)), GradientStop(1, RGBA(hex: 0x70AAFC)),
            ]
            : [
                GradientStop(0, RGBA(hex: 0xFDFDFD)), GradientStop(0.1, RGBA(hex: 0xFAFAFA)),
                GradientStop(0.35, RGBA(hex: 0xECECEC)), GradientStop(0.6, RGBA(hex: 0xD7D7D7)),
                GradientStop(0.85, RGBA(hex: 0xCBCBCB)), GradientStop(1, RGBA(hex: 0xC8C8C8)),
            ]
    }

    // MARK: Bar and bezeled styles

    /// Draws the segment like a button on a navigation bar, pressed if it is selected.
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
