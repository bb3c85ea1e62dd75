/// An extent on the flat map, in map points.
public struct MKMapSize: Hashable, Sendable {
    public var width, height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public init() { self.init(width: 0, height: 0) }
}

/// The size of the flat map: 2²⁰ tiles of 256 map points each way.
/// - ObjC: -
public let MKMapSizeWorld = MKMapSize(width: 268_435_456, height: 268_435_456)

public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool { size1 == size2 }

public func MKStringFromMapSize(_ size: MKMapSize) -> String {
    "{" + MapProjection.text(size.width) + ", " + MapProjection.text(size.height) + "}"
}
