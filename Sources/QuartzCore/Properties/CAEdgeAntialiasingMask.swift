/// Which edges of a layer are smoothed where they do not follow pixels.
/// - ObjC: CAEdgeAntialiasingMask
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// - ObjC: kCALayerLeftEdge
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// - ObjC: kCALayerRightEdge
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// - ObjC: kCALayerBottomEdge
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// - ObjC: kCALayerTopEdge
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

    /// The edges that are not smoothed, as `CPixelKernels` numbers them. As on the device, "top" is where y is
    /// greatest.
    var hardEdges: UInt32 { ~rawValue & 15 }

    package static let all: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
}
