/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAFilterNearest
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// - ObjC: kCAFilterLinear
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// - ObjC: kCAFilterTrilinear
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
