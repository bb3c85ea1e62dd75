/// What lies over the wheels of a picker: their shading, the frame around them and the bar over the chosen rows. Drawn once,
/// however long the wheels turn.
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

    /// - Parameter wheels: Where the wheels are, in the picker's coordinates.
    func show(_ wheels: [CGRect], in bounds: CGRect) {
        guard wheels != self.wheels || bounds != frame else { return }
        self.wheels = wheels
        frame = bounds
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawFrame(context)
        for wheel in wheels { drawShading(of: wheel, context) }
        if showsSelectionIndicator { drawBar(context) }
        for wheel in wheels { drawRim(of: wheel, context) }
    }

    /// Everything but the wheels.
    private func drawFrame(_ context: CGContext) {
        context.saveGState()
        context.addRect(bounds)
        for wheel in wheels where wheel.width > 0 { context.addRoundedRect(wheel, radius: PickerMetrics.radius) }
        context.clip(using: .evenOdd)
        context.drawVerticalGradient(
            [
                (0, 0.60, 0.61, 0.67), (0.012, 0.42, 0.43, 0.49), (0.5, 0.21, 0.21, 0.26), (0.5, 0.10, 0.10, 0.13),
                (1, 0.05, 0.05, 0.07),
            ], from: bounds.minY, to: bounds.maxY)
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))
        context.restoreGState()
    }

    /// A wheel is bright in the middle and turns away from the light above and below.
    private func drawShading(of wheel: CGRect, _ context: CGContext) {
        guard wheel.width > 0 else { return }
        context.saveGState()
        context.addRoundedRect(wheel, radius: PickerMetrics.radius)
        context.clip()
        let (dark, steps) = (CGFloat(0.11), [(0, 0.82), (0.05, 0.62), (0.16, 0.32), (0.30, 0.09), (0.42, 0.0)])
        let stops = steps + steps.reversed().map { (1 - $0.0, $0.1) }
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(),
            colorComponents: stops.flatMap { [dark, dark, dark + 0.05, CGFloat($0.1)] },
            locations: stops.map { CGFloat($0.0) }, count: stops.count)
        if let gradient {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: wheel.minY), end: CGPoint(x: 0, y: wheel.maxY), options: [])
        }
        context.restoreGState()
    }

    /// The edge of the hole that the wheel looks out of.
    private func drawRim(of wheel: CGRect, _ context: CGContext) {
        guard wheel.width > 0 else { return }
        context.setLineWidth(1)
        context.setStrokeColor(gray: 0, alpha: 0.75)
        context.addRoundedRect(wheel.insetBy(dx: 0.5, dy: 0.5), radius: PickerMetrics.radius)
        context.strokePath()
        context.setStrokeColor(gray: 1, alpha: 0.16)
        context.addRoundedRect(wheel.insetBy(dx: -0.5, dy: -0.5), radius: PickerMetrics.radius + 1)
        context.strokePath()
    }

    /// The bar is of blue glass, goes over all wheels, and casts a shadow.
    private func drawBar(_ context: CGContext) {
        guard let first = wheels.first, let last = wheels.last else { return }
        let height = PickerMetrics.rowHeight
        let bar = CGRect(
            x: first.minX, y: first.minY + ((first.height - height) / 2).rounded(), width: last.maxX - first.minX,
            height: height)
        context.saveGState()
        context.clip(to: CGRect(x: bar.minX, y: bar.maxY, width: bar.width, height: 5))
        fill(bar.offsetBy(dx: 0, dy: height), [(0, 0, 0, 0.15, 0.36), (5 / height, 0, 0, 0.15, 0)], context)
        context.restoreGState()
        context.saveGState()
        context.clip(to: bar)
        fill(
            bar,
            [
                (0, 0.25, 0.28, 0.60, 0.13), (0.5, 0.20, 0.24, 0.60, 0.21), (0.5, 0.15, 0.20, 0.58, 0.28),
                (1, 0.18, 0.22, 0.60, 0.23),
            ], context)
        context.restoreGState()
        context.setFillColor(CGColor(red: 0.27, green: 0.29, blue: 0.48, alpha: 0.85))
        context.fill(CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 1))
        context.fill(CGRect(x: bar.minX, y: bar.maxY - 1, width: bar.width, height: 1))
        context.setFillColor(gray: 1, alpha: 0.45)
        context.fill(CGRect(x: bar.minX, y: bar.minY + 1, width: bar.width, height: 1))
    }

    private typealias Stop = (location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private func fill(_ rect: CGRect, _ stops: [Stop], _ context: CGContext) {
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(),
            colorComponents: stops.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] },
            locations: stops.map(\.location), count: stops.count)
        guard let gradient else { return }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
    }
}
