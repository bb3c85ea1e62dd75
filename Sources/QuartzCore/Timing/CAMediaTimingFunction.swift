/// The name of a predefined pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAMediaTimingFunctionLinear
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// - ObjC: kCAMediaTimingFunctionEaseIn
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// - ObjC: kCAMediaTimingFunctionEaseOut
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// - ObjC: kCAMediaTimingFunctionEaseInEaseOut
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// - ObjC: kCAMediaTimingFunctionDefault
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing curve: a cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed to shown progress.
public final class CAMediaTimingFunction: PlatformObject, NSCoding {
    private let first: (x: Double, y: Double)
    private let second: (x: Double, y: Double)

    /// The predefined pacing called `name`; linear for a name that does not exist.
    ///
    /// - ObjC: +functionWithName:
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A curve with the inner control points (`c1x`, `c1y`) and (`c2x`, `c2y`). The x parts are kept within 0...1,
    /// where the curve is a function of time.
    ///
    /// - ObjC: initWithControlPoints:::: +functionWithControlPoints::::
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
        first = (min(max(finite(c1x), 0), 1), finite(c1y))
        second = (min(max(finite(c2x), 0), 1), finite(c2y))
        super.init(platform: ())
    }

    /// The curve of an archive; nil when it has none.
    public convenience init?(coder: NSCoder) {
        let list = coder.decodeObject(forKey: Self.codedPoints) as? [Any]
        let parts = (list ?? []).compactMap(AnimatableValue.double).map { Float($0) }
        guard parts.count == 4 else { return nil }
        self.init(controlPoints: parts[0], parts[1], parts[2], parts[3])
    }

    /// - ObjC: encodeWithCoder:
    public func encode(with coder: NSCoder) {
        coder.encode([first.x, first.y, second.x, second.y], forKey: Self.codedPoints)
    }

    private static let codedPoints = "controlPoints"

    /// Puts the control point at `index` (0...3, the ends included) into `values` as x and y.
    ///
    /// - ObjC: getControlPointAtIndex:values:
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points: [(x: Double, y: Double)] = [(0, 0), first, second, (1, 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].x)
        values[1] = Float(points[index].y)
    }

    /// The shown progress at the elapsed progress `x` (0...1).
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if first.x == first.y && second.x == second.y { return x }
        return Self.polynomial(first.y, second.y, at: parameter(forX: x))
    }

    /// The curve parameter at which the curve's x is `x`: Newton's method, and bisection where that leaves the range.
    private func parameter(forX x: Double) -> Double {
        var parameter = x
        for _ in 0..<8 {
            let error = Self.polynomial(first.x, second.x, at: parameter) - x
            if abs(error) < 1e-12 { return parameter }
            let slope = Self.slope(first.x, second.x, at: parameter)
            if abs(slope) < 1e-6 { break }
            parameter -= error / slope
        }
        if parameter >= 0 && parameter <= 1 && abs(Self.polynomial(first.x, second.x, at: parameter) - x) < 1e-9 {
            return parameter
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            parameter = (low + high) / 2
            if Self.polynomial(first.x, second.x, at: parameter) < x { low = parameter } else { high = parameter }
        }
        return parameter
    }

    private static func polynomial(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
