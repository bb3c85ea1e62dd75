/// Something that covers a part of the map.
@MainActor public protocol MKOverlay: MKAnnotation {
    /// The middle of the overlay.
    var coordinate: CLLocationCoordinate2D { get }

    /// The rectangle of the map that encloses the overlay.
    var boundingMapRect: MKMapRect { get }

    /// True if the overlay covers a part of a rectangle of the map, or might. By default it is asked for the whole of
    /// ``boundingMapRect``.
    /// - ObjC: intersectsMapRect:
    func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { MKMapRectIntersectsRect(boundingMapRect, mapRect) }
}
