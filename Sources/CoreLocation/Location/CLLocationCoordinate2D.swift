/// A place on the earth, on the WGS 84 ellipsoid.
public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// North of the equator is positive.
    public var latitude: CLLocationDegrees
    /// East of Greenwich is positive.
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    public init() { self.init(latitude: 0, longitude: 0) }

    /// Metres along the surface, on a sphere: some thousandths off at most. Not a number for coordinates that are none.
    package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        let radians = Double.pi / 180
        let latitudes = (latitude * radians, other.latitude * radians)
        let halfLatitude = sin((latitudes.1 - latitudes.0) / 2)
        let halfLongitude = sin((other.longitude - longitude) * radians / 2)
        let square = halfLatitude * halfLatitude + cos(latitudes.0) * cos(latitudes.1) * halfLongitude * halfLongitude
        return 2 * CLLocationCoordinate2D.earthRadius * asin(min(square, 1).squareRoot())
    }

    /// The mean radius in metres.
    private static let earthRadius = 6_371_008.8
}

/// Whether both numbers are in their ranges: -90 to 90, -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
