/// A coordinate on the WGS 84 ellipsoid.
public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// Degrees; positive north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees; positive east of Greenwich.
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    public init() { self.init(latitude: 0, longitude: 0) }

    /// The great-circle distance in metres, by the haversine formula on a sphere: up to 0.5 % off the ellipsoid. NaN if
    /// a coordinate is not a number.
    package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        let radians = Double.pi / 180
        let latitudes = (latitude * radians, other.latitude * radians)
        let halfLatitude = sin((latitudes.1 - latitudes.0) / 2)
        let halfLongitude = sin((other.longitude - longitude) * radians / 2)
        let square = halfLatitude * halfLatitude + cos(latitudes.0) * cos(latitudes.1) * halfLongitude * halfLongitude
        return 2 * CLLocationCoordinate2D.earthRadius * asin(min(square, 1).squareRoot())
    }

    /// The mean radius of the earth, in metres.
    private static let earthRadius = 6_371_008.8
}

/// True if the latitude is within -90...90 and the longitude within -180...180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A coordinate that is none.
/// - ObjC: -
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
