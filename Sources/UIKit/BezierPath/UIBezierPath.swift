/// A path with the way it is drawn: line width, caps, dashes. Coordinates are points of the current context.
open class UIBezierPath: PlatformObject {
    private var path: CGMutablePath
    /// What `cgPath` gave last; nil after a change.
    private var snapshot: CGPath?

    /// An empty path.
    /// - ObjC: init +bezierPath
    public init() {
        path = CGMutablePath()
        super.init(platform: ())
    }

    /// A path that is drawn in the same way.
    /// - ObjC: copyWithZone:
    open func copy(with zone: UnsafeMutableRawPointer?) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: cgPath)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
        return copy
    }

    private init(elements: CGMutablePath) {
        path = elements
        super.init(platform: ())
    }

    /// - ObjC: +bezierPathWithRect:
    public convenience init(rect: CGRect) {
        self.init(drawing: { $0.addRect(rect) })
    }

    /// The ellipse that touches the four sides of `rect`.
    /// - ObjC: +bezierPathWithOvalInRect:
    public convenience init(ovalIn rect: CGRect) {
        self.init(drawing: { $0.addEllipse(in: rect) })
    }

    /// - Parameter cornerRadius: In points; cut to half the shorter side.
    /// - ObjC: +bezierPathWithRoundedRect:cornerRadius:
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let box = rect.standardized
        let radius = min(cornerRadius, box.width / 2, box.height / 2)
        self.init(drawing: { $0.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) })
    }

    /// A rectangle of which only some corners are round.
    /// - Parameter cornerRadii: Half the axes of the corners' ellipses; cut to half the sides.
    /// - ObjC: +bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(drawing: { $0.addRect(rect.standardized, rounding: corners, radii: cornerRadii) })
    }

    /// A part of a circle. Angles are radians; 0 is to the right, and a quarter turn `clockwise` from there is at the
    /// bottom.
    /// - ObjC: +bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// - ObjC: +bezierPathWithCGPath:
    public convenience init(cgPath: CGPath) {
        self.init(elements: CGMutablePath(elements: cgPath.elements))
    }

    /// A path from an archive.
    public required init?(coder: NSCoder) {
        path = CGMutablePath(elements: UIBezierPath.decodeElements(coder))
        super.init(platform: ())
        decodeStyle(coder)
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodePath(coder) }

    private convenience init(drawing: (CGMutablePath) -> Void) {
        self.init()
        drawing(path)
    }

    /// The lines and curves, as they are now.
    /// - ObjC: CGPath
    open var cgPath: CGPath {
        get {
            if let snapshot { return snapshot }
            let copy = CGPath(elements: path.elements)
            snapshot = copy
            return copy
        }
        set { replace(by: newValue.elements) }
    }

    private func replace(by elements: [PathElement]) {
        path = CGMutablePath(elements: elements)
        snapshot = nil
    }

    private func change(_ body: (CGMutablePath) -> Void) {
        body(path)
        snapshot = nil
    }

    // MARK: Building

    /// - ObjC: moveToPoint:
    open func move(to point: CGPoint) { change { $0.move(to: point) } }

    /// A line from the current point; does nothing in an empty path.
    /// - ObjC: addLineToPoint:
    open func addLine(to point: CGPoint) {
        guard !isEmpty else { return }
        change { $0.addLine(to: point) }
    }

    /// A cubic curve from the current point; does nothing in an empty path.
    /// - ObjC: addCurveToPoint:controlPoint1:controlPoint2:
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard !isEmpty else { return }
        change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }

    /// A quadratic curve from the current point; does nothing in an empty path.
    /// - ObjC: addQuadCurveToPoint:controlPoint:
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard !isEmpty else { return }
        change { $0.addQuadCurve(to: endPoint, control: controlPoint) }
    }

    /// A line to the arc's start, if there is a current point, and the arc.
    /// - Parameter clockwise: As seen where y points down: towards greater angles.
    /// - ObjC: addArcWithCenter:radius:startAngle:endAngle:clockwise:
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics calls clockwise what is so where y points up.
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        }
    }

    /// A line back to where the subpath began.
    /// - ObjC: closePath
    open func close() { change { $0.closeSubpath() } }

    open func removeAllPoints() { replace(by: []) }

    /// Adds all of another path.
    /// - ObjC: appendPath:
    open func append(_ bezierPath: UIBezierPath) {
        let added = bezierPath.cgPath
        change { $0.addPath(added) }
    }

    /// Moves all points.
    /// - ObjC: applyTransform:
    open func apply(_ transform: CGAffineTransform) { replace(by: path.applying(transform).elements) }

    // MARK: Asking

    open var isEmpty: Bool { path.isEmpty }

    /// The box of all points, control points included; zero for an empty path.
    open var bounds: CGRect { isEmpty ? .zero : path.boundingBox }

    /// Where the next line would start; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the path, closed, holds the point by its fill rule.
    /// - ObjC: containsPoint:
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Line style

    /// In points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a miter may be in line widths before it is cut off.
    open var miterLimit: CGFloat = 10
    /// How far curves may be off, in pixels.
    open var flatness: CGFloat = 0.6
    /// Whether areas that the path goes around an even number of times are left out.
    open var usesEvenOddFillRule = false

    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// - Parameters:
    ///   - pattern: Painted and unpainted lengths in turn, in points; nil, or a count of 0, for a solid line.
    ///   - phase: How far into the pattern lines begin.
    /// - ObjC: setLineDash:count:phase:
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: min(max(count, 0), 4096))) } ?? []
        dashPhase = phase.isFinite ? phase : 0
    }

    /// Each parameter receives its part, unless it is nil. `pattern` has to have room for all lengths.
    /// - ObjC: getLineDash:count:phase:
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing

    /// Fills the path in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: context) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Draws along the path in the current context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: context) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.strokePath()
        }
    }

    /// - ObjC: fillWithBlendMode:alpha:
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed(blendMode, alpha) { fill() }
    }

    /// - ObjC: strokeWithBlendMode:alpha:
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed(blendMode, alpha) { stroke() }
    }

    /// Cuts further drawing in the current context off at the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(in context: CGContext, _ body: (CGContext) -> Void) {
        context.saveGState()
        context.setFlatness(flatness)
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }

    private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    open override var description: String { "<UIBezierPath: \(path.elements.count) elements in \(bounds)>" }
}
