@_exported import UIKit

/// Mercator's projection on a square, as the tiles of web maps have it: the world is 2²⁰ tiles of 256 points wide.
enum MapProjection {
    static let world = 268_435_456.0
    /// The length of the equator of the WGS 84 ellipsoid, in metres.
    static let equator = 2 * Double.pi * 6_378_137

    /// A number with one digit behind the point.
    static func text(_ number: Double) -> String { String(format: "%.1f", number) }
}

/// The map point of a place. Places beyond the edge of the map, near the poles, are at the edge.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
    let sine = sin(coordinate.latitude * .pi / 180)
    let y = 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
    return MKMapPoint(
        x: (coordinate.longitude + 180) / 360 * MapProjection.world, y: min(1, max(0, y)) * MapProjection.world)
}

public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
        latitude: 90 - 360 * atan(exp((mapPoint.y / MapProjection.world - 0.5) * 2 * .pi)) / .pi,
        longitude: mapPoint.x / MapProjection.world * 360 - 180)
}

/// The metres between two map points beside each other at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * MapProjection.equator / MapProjection.world
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// The distance along the surface of the earth.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
    a.coordinate.distance(to: b.coordinate)
}

/// The points of the screen for a map point.
public typealias MKZoomScale = CGFloat

/// The width of a road's line, in map points, at which it is as wide as the map's own roads.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    zoomScale > 0 ? 10 / zoomScale.squareRoot() : 0
}
