/// The overlay above the wheels of a picker: their shading, the frame around them and the selection indicator. It is
/// not drawn again while the wheels turn.
final class PickerGlass: UIView {
    private var wheels: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    var showsSelectionIndicator = false { didSet { if showsSelectionIndicator != oldValue { setNeedsDisplay() } } }

    /// - Parameter wheels: The frames of the wheels, in the picker's coordinates.
    func show(_ wheels: [CGRect], in bounds: CGRect) {
        guard wheels != self.wheels || bounds != frame else { return }
        self.wheels = wheels
        frame = bounds
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawFrame(around: opening, context)
        guard let opening else { return }
        drawLowerEdge(of: opening, context)
        context.saveGState()
        context.addRoundedRect(opening, radius: PickerMetrics.radius)
        context.clip()
        drawShading(of: opening, context)
        for wheel in wheels where wheel.width > 0 { drawSides(of: wheel, context) }
        drawGaps(in: opening, context)
        context.restoreGState()
        if showsSelectionIndicator { drawBar(over: opening, context) }
    }

    /// The opening in the frame: the wheels and a black line, one point wide, at either end.
    private var opening: CGRect? {
        guard let first = wheels.first, let last = wheels.last, last.maxX > first.minX else { return nil }
        return CGRect(x: first.minX - 1, y: first.minY, width: last.maxX - first.minX + 2, height: first.height)
    }

    private func drawFrame(around opening: CGRect?, _ context: CGContext) {
        context.saveGState()
        context.addRect(bounds)
        if let opening { context.addRoundedRect(opening, radius: PickerMetrics.radius) }
        context.clip(using: .evenOdd)
        fill(
            bounds,
            [
                Stop(0, 163, 163, 171), Stop(0.05, 158, 159, 164), Stop(0.09, 140, 142, 150),
                Stop(0.16, 122, 122, 132), Stop(0.27, 113, 113, 123), Stop(0.5, 72, 74, 86), Stop(0.5, 38, 40, 53),
                Stop(1, 40, 42, 57),
            ], context)
        fillLine(Stop(0, 49, 57, 68), CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1), context)
        fillLine(
            Stop(0, 217, 217, 219), CGRect(x: bounds.minX, y: bounds.minY + 1, width: bounds.width, height: 1), context)
        context.restoreGState()
    }

    /// Draws the light on the lower half of the opening's edge.
    private func drawLowerEdge(of opening: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(
            to: CGRect(
                x: opening.minX - 1, y: opening.midY, width: opening.width + 2, height: opening.height / 2 + 1))
        context.setStrokeColor(gray: 1, alpha: 0.2)
        context.setLineWidth(1)
        context.addRoundedRect(opening.insetBy(dx: -0.5, dy: -0.5), radius: PickerMetrics.radius + 0.5)
        context.strokePath()
        context.restoreGState()
    }

    /// Shades the wheels as round: bright in the middle, dark at the top and bottom.
    private func drawShading(of opening: CGRect, _ context: CGContext) {
        let shades: [(place: CGFloat, alpha: CGFloat)] = [
            (0, 0.86), (0.013, 0.77), (0.036, 0.63), (0.056, 0.5), (0.077, 0.4), (0.097, 0.3), (0.117, 0.235),
            (0.148, 0.154), (0.179, 0.096), (0.21, 0.054), (0.28, 0.02), (0.4, 0.01), (0.68, 0.03), (0.72, 0.067),
            (0.77, 0.117), (0.82, 0.183), (0.852, 0.24), (0.883, 0.32), (0.913, 0.46), (0.944, 0.55), (0.964, 0.65),
            (0.985, 0.75), (1, 0.83),
        ]
        fill(opening, shades.map { Stop($0.place, 15, 15, 27, $0.alpha) }, context)
    }

    /// Draws the darker rims at both sides of a wheel.
    private func drawSides(of wheel: CGRect, _ context: CGContext) {
        let width = PickerMetrics.rim
        guard wheel.width > 2 * width + 2 else { return }
        let stops = [
            Stop(0, 3, 3, 35, 0.4), Stop(0.18, 9, 9, 74, 0.3), Stop(0.4, 52, 52, 128, 0.25),
            Stop(0.6, 52, 52, 128, 0.25), Stop(0.85, 3, 3, 45, 0.38), Stop(1, 3, 3, 35, 0.4),
        ]
        for (rim, light) in [(wheel.minX, wheel.minX + width), (wheel.maxX - width, wheel.maxX - width - 1)] {
            fill(CGRect(x: rim, y: wheel.minY, width: width, height: wheel.height), stops, context)
            context.setFillColor(gray: 1, alpha: 0.05)
            context.fill(CGRect(x: light, y: wheel.minY, width: 1, height: wheel.height))
        }
    }

    /// Fills the gaps between wheels, and the lines at both ends, with black.
    private func drawGaps(in opening: CGRect, _ context: CGContext) {
        context.addRect(opening)
        for wheel in wheels { context.addRect(wheel) }
        context.clip(using: .evenOdd)
        fill(opening, [Stop(0, 24, 25, 28), Stop(0.4, 13, 14, 16), Stop(1, 12, 13, 15)], context)
    }

    /// Draws the selection indicator: a bar of blue glass across all wheels, with a shadow below.
    private func drawBar(over opening: CGRect, _ context: CGContext) {
        let height = PickerMetrics.rowHeight
        let bar = CGRect(
            x: opening.minX - 1, y: opening.minY + ((opening.height - height) / 2).rounded(), width: opening.width + 2,
            height: height)
        fill(
            CGRect(x: opening.minX, y: bar.maxY, width: opening.width, height: 16),
            [
                Stop(0, 10, 10, 60, 0.44), Stop(0.1, 10, 10, 60, 0.31), Stop(0.22, 10, 10, 60, 0.2),
                Stop(0.45, 10, 10, 60, 0.11), Stop(0.7, 10, 10, 60, 0.04), Stop(1, 10, 10, 60, 0),
            ], context)
        fill(
            bar,
            [
                Stop(0, 214, 219, 231, 0.644), Stop(0.5, 146, 154, 182, 0.637), Stop(0.5, 65, 79, 138, 0.481),
                Stop(1, 68, 80, 145, 0.456),
            ], context)
        fillLine(
            Stop(0, 112, 123, 142, 0.93), CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 1), context)
        fillLine(
            Stop(0, 255, 255, 255, 0.45), CGRect(x: bar.minX, y: bar.minY + 1, width: bar.width, height: 1), context)
        fillLine(Stop(0, 95, 110, 129), CGRect(x: bar.minX, y: bar.maxY - 1, width: bar.width, height: 1), context)
    }

    /// A gradient stop: red, green and blue from 0 to 255, alpha from 0 to 1.
    private struct Stop {
        let location: CGFloat
        let components: [CGFloat]

        init(_ location: CGFloat, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
            self.location = location
            components = [red / 255, green / 255, blue / 255, alpha]
        }
    }

    private func fillLine(_ color: Stop, _ line: CGRect, _ context: CGContext) {
        context.setFillColor(
            red: color.components[0], green: color.components[1], blue: color.components[2], alpha: color.components[3])
        context.fill(line)
    }

    private func fill(_ rect: CGRect, _ stops: [Stop], _ context: CGContext) {
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: stops.flatMap(\.components),
            locations: stops.map(\.location), count: stops.count)
        guard let gradient else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
        context.restoreGState()
    }
}
