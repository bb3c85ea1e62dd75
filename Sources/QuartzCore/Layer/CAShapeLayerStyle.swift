/// Which parts of crossing lines are inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAFillRuleNonZero
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// - ObjC: kCAFillRuleEvenOdd
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCALineJoinMiter
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// - ObjC: kCALineJoinRound
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// - ObjC: kCALineJoinBevel
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How the lines of a shape end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCALineCapButt
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// - ObjC: kCALineCapRound
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// - ObjC: kCALineCapSquare
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
