/// Where contents of another size than the layer go.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAGravityCenter
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// - ObjC: kCAGravityTop
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// - ObjC: kCAGravityBottom
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// - ObjC: kCAGravityLeft
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// - ObjC: kCAGravityRight
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// - ObjC: kCAGravityTopLeft
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// - ObjC: kCAGravityTopRight
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// - ObjC: kCAGravityBottomLeft
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// - ObjC: kCAGravityBottomRight
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// - ObjC: kCAGravityResize
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// - ObjC: kCAGravityResizeAspect
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// - ObjC: kCAGravityResizeAspectFill
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
