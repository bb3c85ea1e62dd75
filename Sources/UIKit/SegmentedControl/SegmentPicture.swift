/// Draws the background and border of one segment in the look of iPhone OS 3.
@MainActor struct SegmentPicture {
    let style: UISegmentedControl.Style
    let tint: UIColor
    /// Whether the segment is selected, or pressed in a control that does not keep a selection.
    let isOn: Bool
    let isFirst: Bool
    let isLast: Bool

    /// The blue grey of a navigation bar.
    nonisolated static let defaultTint = UIColor(red: 0.44, green: 0.55, blue: 0.70, alpha: 1)

    func draw(in bounds: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: bounds)
        // The round ends of a segment between others lie outside of it.
        var outline = bounds
        if !isFirst {
            outline.origin.x -= 2 * style.radius
            outline.size.width += 2 * style.radius
        }
        if !isLast { outline.size.width += 2 * style.radius }
        context.setFillColor(border)
        context.addRoundedRect(outline, radius: style.radius)
        context.fillPath()
        context.addRoundedRect(outline.insetBy(dx: 1, dy: 1), radius: style.radius - 1)
        context.clip()
        context.drawVerticalGradient(filling, from: bounds.minY, to: bounds.maxY)
        if !isLast {
            context.setFillColor(separator)
            context.fill(CGRect(x: bounds.maxX - 1, y: bounds.minY, width: 1, height: bounds.height))
        }
        context.restoreGState()
    }

    private var border: CGColor {
        switch style {
        case .plain: CGColor(gray: 0.67, alpha: 1)
        case .bordered: CGColor(gray: 0.42, alpha: 1)
        case .bar: shade(0.62)
        }
    }

    private var separator: CGColor { style == .bar ? shade(0.62) : CGColor(gray: 0.67, alpha: 1) }

    private var filling: [BarPicture.Stop] {
        switch (style, isOn) {
        case (.bar, false): stops([(0, 1.35), (0.5, 1.08), (0.5, 1), (1, 0.92)])
        case (.bar, true): stops([(0, 0.62), (0.5, 0.74), (0.5, 0.68), (1, 0.78)])
        case (_, false): [(0, 1, 1, 1), (0.5, 0.97, 0.97, 0.97), (1, 0.87, 0.87, 0.88)]
        case (_, true):
            [(0, 0.36, 0.60, 0.93), (0.5, 0.16, 0.44, 0.87), (0.5, 0.10, 0.38, 0.84), (1, 0.16, 0.47, 0.92)]
        }
    }

    private func stops(_ shades: [(location: CGFloat, light: CGFloat)]) -> [BarPicture.Stop] {
        let rgba = tint.cgColor.rgba
        return shades.map { shade in
            (
                shade.location, min(rgba.red * shade.light, 1), min(rgba.green * shade.light, 1),
                min(rgba.blue * shade.light, 1)
            )
        }
    }

    private func shade(_ light: CGFloat) -> CGColor {
        let rgba = tint.cgColor.rgba
        return CGColor(red: rgba.red * light, green: rgba.green * light, blue: rgba.blue * light, alpha: 1)
    }
}
