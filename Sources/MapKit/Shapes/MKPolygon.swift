/// A closed shape around points, which can have holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    private var holes: [MKPolygon]?

    public override init() { super.init() }

    /// Makes a polygon around points of the map, which are copied.
    /// - ObjC: +polygonWithPoints:count:
    public convenience init(points: UnsafePointer<MKMapPoint>?, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// - Parameter interiorPolygons: The holes.
    /// - ObjC: +polygonWithPoints:count:interiorPolygons:
    public convenience init(points: UnsafePointer<MKMapPoint>?, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init()
        take(points, count)
        holes = interiorPolygons
    }

    /// Makes a polygon around places, which are copied.
    /// - ObjC: +polygonWithCoordinates:count:
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>?, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// - Parameter interiorPolygons: The holes.
    /// - ObjC: +polygonWithCoordinates:count:interiorPolygons:
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>?, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        take(coords, count)
        holes = interiorPolygons
    }

    /// The holes of the polygon; nil if it was made without.
    open var interiorPolygons: [MKPolygon]? { holes }

    open var boundingMapRect: MKMapRect { enclosingRect }

    /// True if a part of the polygon may be within a rectangle of the map.
    /// - ObjC: intersectsMapRect:
    open func intersects(_ mapRect: MKMapRect) -> Bool { MKMapRectIntersectsRect(boundingMapRect, mapRect) }
}
