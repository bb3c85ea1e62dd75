/// A circle around a place. On the map it is the larger the farther it is from the equator.
open class MKCircle: MKShape, MKOverlay {
    private var center = CLLocationCoordinate2D()
    private var extent: CLLocationDistance = 0

    public override init() { super.init() }

    /// - Parameter radius: In metres.
    /// - ObjC: +circleWithCenterCoordinate:radius:
    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        center = coord
        extent = radius
    }

    /// The circle in the middle of a rectangle of the map that is as wide as the longer side.
    /// - ObjC: +circleWithMapRect:
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let width = max(mapRect.width, mapRect.height)
        self.init(center: center, radius: width / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    open override var coordinate: CLLocationCoordinate2D { center }

    /// In metres.
    open var radius: CLLocationDistance { extent }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPointForCoordinate(center)
        let radius = extent * MKMapPointsPerMeterAtLatitude(center.latitude)
        return MKMapRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// True if a part of the circle is within a rectangle of the map.
    /// - ObjC: intersectsMapRect:
    open func intersects(_ mapRect: MKMapRect) -> Bool { MKMapRectIntersectsRect(boundingMapRect, mapRect) }
}
