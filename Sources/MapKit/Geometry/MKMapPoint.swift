/// A place on the flat map of the world (Mercator's), which is `MKMapSizeWorld` large. y points south.
public struct MKMapPoint: Hashable, Sendable {
    public var x, y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public init() { self.init(x: 0, y: 0) }

    public init(_ coordinate: CLLocationCoordinate2D) { self = MKMapPointForCoordinate(coordinate) }

    public var coordinate: CLLocationCoordinate2D { MKCoordinateForMapPoint(self) }
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }

public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
    "{" + MapProjection.text(point.x) + ", " + MapProjection.text(point.y) + "}"
}
