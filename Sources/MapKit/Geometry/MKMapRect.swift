/// A rectangle of the flat map, in map points.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }

    public static let null = MKMapRectNull
    public static let world = MKMapRectWorld

    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || (size.width == 0 && size.height == 0) }

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// False where a value is not a number or beyond what arithmetic on the map can bear.
    package var isUsable: Bool {
        !isNull && [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < 1e15 } && size.width >= 0
            && size.height >= 0
    }
}

/// The whole map.
/// - ObjC: -
public let MKMapRectWorld = MKMapRect(origin: MKMapPoint(), size: MKMapSizeWorld)

/// No rectangle: what two that do not meet have in common.
/// - ObjC: -
public let MKMapRectNull = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }

public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{" + MKStringFromMapPoint(rect.origin) + ", " + MKStringFromMapSize(rect.size) + "}"
}
