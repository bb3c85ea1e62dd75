/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public override init() { super.init() }

    /// Makes a line through points of the map, which are copied.
    /// - ObjC: +polylineWithPoints:count:
    public convenience init(points: UnsafePointer<MKMapPoint>?, count: Int) {
        self.init()
        take(points, count)
    }

    /// Makes a line through places, which are copied.
    /// - ObjC: +polylineWithCoordinates:count:
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>?, count: Int) {
        self.init()
        take(coords, count)
    }

    open var boundingMapRect: MKMapRect { enclosingRect }

    /// True if a part of the line may be within a rectangle of the map.
    /// - ObjC: intersectsMapRect:
    open func intersects(_ mapRect: MKMapRect) -> Bool { MKMapRectIntersectsRect(boundingMapRect, mapRect) }
}
