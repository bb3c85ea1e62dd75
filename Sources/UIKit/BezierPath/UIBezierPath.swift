/// A path of lines and curves with its drawing attributes, such as line width, caps and dashes. Coordinates are in
/// points.
open class UIBezierPath: PlatformObject {
    private var path: CGMutablePath
    /// The last result of `cgPath`; nil after a change of the path.
    private var snapshot: CGPath?

    /// An empty path.
    /// - ObjC: init +bezierPath
    public init() {
        path = CGMutablePath()
        super.init(platform: ())
    }

    /// A copy of the path with its drawing attributes.
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

    /// An ellipse inscribed in `rect`.
    /// - ObjC: +bezierPathWithOvalInRect:
    public convenience init(ovalIn rect: CGRect) {
        self.init(drawing: { $0.addEllipse(in: rect) })
    }

    /// - Parameter cornerRadius: In points; at most half the shorter side is used.
    /// - ObjC: +bezierPathWithRoundedRect:cornerRadius:
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let box = rect.standardized
        let radius = min(cornerRadius, box.width / 2, box.height / 2)
        self.init(drawing: { $0.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) })
    }

    /// A rectangle with only the given corners rounded.
    /// - Parameter cornerRadii: The horizontal and the vertical radius, in points; at most half the width and half the
    ///   height are used.
    /// - ObjC: +bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(drawing: { $0.addRect(rect.standardized, rounding: corners, radii: cornerRadii) })
    }

    /// A circular arc. Angles are in radians: 0 points to the right, π / 2 points down.
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

    /// A path from a keyed archive.
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

    /// The path as an immutable Core Graphics path.
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

    /// Adds a line from the current point. Does nothing if the path is empty.
    /// - ObjC: addLineToPoint:
    open func addLine(to point: CGPoint) {
        guard !isEmpty else { return }
        change { $0.addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point. Does nothing if the path is empty.
    /// - ObjC: addCurveToPoint:controlPoint1:controlPoint2:
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard !isEmpty else { return }
        change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }

    /// Adds a quadratic Bézier curve from the current point. Does nothing if the path is empty.
    /// - ObjC: addQuadCurveToPoint:controlPoint:
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard !isEmpty else { return }
        change { $0.addQuadCurve(to: endPoint, control: controlPoint) }
    }

    /// Adds an arc, after a line from the current point, if there is one, to the start of the arc.
    /// - Parameter clockwise: True draws towards greater angles, which is clockwise in UIKit's coordinates (y points
    ///   down).
    /// - ObjC: addArcWithCenter:radius:startAngle:endAngle:clockwise:
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines clockwise for a y axis that points up.
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        }
    }

    /// Closes the subpath with a line to its first point.
    /// - ObjC: closePath
    open func close() { change { $0.closeSubpath() } }

    open func removeAllPoints() { replace(by: []) }

    /// Adds the elements of another path.
    /// - ObjC: appendPath:
    open func append(_ bezierPath: UIBezierPath) {
        let added = bezierPath.cgPath
        change { $0.addPath(added) }
    }

    /// Transforms all points of the path.
    /// - ObjC: applyTransform:
    open func apply(_ transform: CGAffineTransform) { replace(by: path.applying(transform).elements) }

    // MARK: Path information

    open var isEmpty: Bool { path.isEmpty }

    /// The bounding box of all points, including control points; zero for an empty path.
    open var bounds: CGRect { isEmpty ? .zero : path.boundingBox }

    /// The end point of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// True if the point is in the area that `fill()` would paint.
    /// - ObjC: containsPoint:
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Line style

    /// The width of stroked lines, in points. The default is 1.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit of the ratio of miter length to line width. Longer joins are bevelled. The default is 10.
    open var miterLimit: CGFloat = 10
    /// The largest deviation of a rendered curve from the exact one, in pixels. The default is 0.6.
    open var flatness: CGFloat = 0.6
    /// True to fill with the even-odd rule instead of the non-zero winding rule. The default is false.
    open var usesEvenOddFillRule = false

    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// - Parameters:
    ///   - pattern: The lengths of painted and unpainted segments, alternating, in points; nil, or a count of 0,
    ///     for a solid line.
    ///   - phase: The offset into the pattern at which a line begins, in points.
    /// - ObjC: setLineDash:count:phase:
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: min(max(count, 0), 4096))) } ?? []
        dashPhase = phase.isFinite ? phase : 0
    }

    /// Returns the dash pattern in the parameters that are not nil. `pattern` must have room for `count` lengths.
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

    /// Fills the path in the current graphics context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: context) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the path in the current graphics context.
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

    /// Intersects the clipping area of the current graphics context with the path.
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
