/// The shape that particles are born in.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAEmitterLayerPoint
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// - ObjC: kCAEmitterLayerLine
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// - ObjC: kCAEmitterLayerRectangle
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// - ObjC: kCAEmitterLayerCuboid
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// - ObjC: kCAEmitterLayerCircle
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// - ObjC: kCAEmitterLayerSphere
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in the shape particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAEmitterLayerPoints
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// - ObjC: kCAEmitterLayerOutline
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// - ObjC: kCAEmitterLayerSurface
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// - ObjC: kCAEmitterLayerVolume
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are put on one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAEmitterLayerUnordered
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// - ObjC: kCAEmitterLayerOldestFirst
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// - ObjC: kCAEmitterLayerOldestLast
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// - ObjC: kCAEmitterLayerBackToFront
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// - ObjC: kCAEmitterLayerAdditive
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
