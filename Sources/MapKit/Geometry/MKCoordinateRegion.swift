@_exported import CoreLocation

/// A part of the earth: its centre, and how many degrees it is high and wide.
public struct MKCoordinateRegion: Hashable, Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// The region around a place that is so many metres high and wide.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        self = MKCoordinateRegionMakeWithDistance(center, latitudinalMeters, longitudinalMeters)
    }

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// False for a region that a map cannot show: one with values that are not numbers, or beyond the earth.
    package var exists: Bool {
        abs(center.latitude) <= 90 && abs(center.longitude) <= 360 && (0...180).contains(span.latitudeDelta)
            && (0...360).contains(span.longitudeDelta)
    }
}

public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// The region around a place that is so many metres high and wide.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    let metersPerDegree = MapProjection.equator / 360
    let metersPerDegreeEast = metersPerDegree * cos(centerCoordinate.latitude * .pi / 180)
    let east = metersPerDegreeEast > 0 ? longitudinalMeters / metersPerDegreeEast : 360
    return MKCoordinateRegion(
        center: centerCoordinate,
        span: MKCoordinateSpan(
            latitudeDelta: min(latitudinalMeters / metersPerDegree, 180), longitudeDelta: min(east, 360)))
}

/// The region that a rectangle of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
    let northWest = MKCoordinateForMapPoint(rect.origin)
    let southEast = MKCoordinateForMapPoint(MKMapPoint(x: rect.maxX, y: rect.maxY))
    return MKCoordinateRegion(
        center: MKCoordinateForMapPoint(MKMapPoint(x: rect.midX, y: rect.midY)),
        span: MKCoordinateSpan(
            latitudeDelta: northWest.latitude - southEast.latitude,
            longitudeDelta: southEast.longitude - northWest.longitude))
}
