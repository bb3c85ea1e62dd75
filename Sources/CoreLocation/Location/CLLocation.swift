/// A location of the device with its accuracy and time. Immutable.
open class CLLocation: PlatformObject, NSCoding {
    private let storedCoordinate: CLLocationCoordinate2D
    private let storedAltitude: CLLocationDistance
    private let storedAccuracies: (horizontal: CLLocationAccuracy, vertical: CLLocationAccuracy)
    private let storedCourse: CLLocationDirection
    private let storedSpeed: CLLocationSpeed
    private let storedTimestamp: Date

    /// Makes a location with the present time, a horizontal accuracy of 0 and no valid altitude, course or speed.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        storedCoordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        storedAltitude = 0
        storedAccuracies = (0, -1)
        (storedCourse, storedSpeed) = (-1, -1)
        storedTimestamp = Date()
        super.init(platform: ())
    }

    /// - Parameters:
    ///   - altitude: Metres above sea level.
    ///   - horizontalAccuracy: Metres; negative if the coordinate is invalid.
    ///   - verticalAccuracy: Metres; negative if the altitude is invalid.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        storedCoordinate = coordinate
        storedAltitude = altitude
        storedAccuracies = (horizontalAccuracy, verticalAccuracy)
        (storedCourse, storedSpeed) = (-1, -1)
        storedTimestamp = timestamp
        super.init(platform: ())
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        storedCoordinate = coordinate
        storedAltitude = altitude
        storedAccuracies = (horizontalAccuracy, verticalAccuracy)
        storedCourse = course
        storedSpeed = speed
        storedTimestamp = timestamp
        super.init(platform: ())
    }

    open var coordinate: CLLocationCoordinate2D { storedCoordinate }
    /// Metres above sea level; negative below it.
    open var altitude: CLLocationDistance { storedAltitude }
    /// The radius of uncertainty around the coordinate, in metres; negative if the coordinate is invalid.
    open var horizontalAccuracy: CLLocationAccuracy { storedAccuracies.horizontal }
    /// The largest deviation of the altitude, in metres; negative if the altitude is invalid.
    open var verticalAccuracy: CLLocationAccuracy { storedAccuracies.vertical }
    /// The direction of movement, in degrees clockwise from true north; negative if unknown.
    open var course: CLLocationDirection { storedCourse }
    /// The speed of movement, in metres per second; negative if unknown.
    open var speed: CLLocationSpeed { storedSpeed }
    open var timestamp: Date { storedTimestamp }

    /// The distance to another location along the surface of the earth, in metres. Altitudes are ignored.
    /// - ObjC: distanceFromLocation:
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.distance(to: location.coordinate)
    }

    /// The name of `distance(from:)` in iPhone OS 2 and 3.
    /// - ObjC: getDistanceFrom:
    open func getDistance(from location: CLLocation) -> CLLocationDistance { distance(from: location) }

    // MARK: Copying, equality, archives

    /// - Returns: self, since locations are immutable.
    /// - ObjC: copyWithZone:
    open func copy(in zone: UnsafeMutableRawPointer?) -> CLLocation { self }

    open override func copy() -> Any { self }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: "kCLLocationCodingKey" + key) }
        storedCoordinate = CLLocationCoordinate2D(
            latitude: number("CoordinateLatitude"), longitude: number("CoordinateLongitude"))
        storedAltitude = number("Altitude")
        storedAccuracies = (number("HorizontalAccuracy"), number("VerticalAccuracy"))
        storedCourse = number("Course")
        storedSpeed = number("Speed")
        storedTimestamp = Date(timeIntervalSinceReferenceDate: number("Timestamp"))
        super.init(platform: ())
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        func encode(_ value: Double, _ key: String) { coder.encode(value, forKey: "kCLLocationCodingKey" + key) }
        encode(coordinate.latitude, "CoordinateLatitude")
        encode(coordinate.longitude, "CoordinateLongitude")
        encode(altitude, "Altitude")
        encode(horizontalAccuracy, "HorizontalAccuracy")
        encode(verticalAccuracy, "VerticalAccuracy")
        encode(course, "Course")
        encode(speed, "Speed")
        encode(timestamp.timeIntervalSinceReferenceDate, "Timestamp")
    }

    open override var description: String {
        let numbers = String(
            format: "<%+.8f, %+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude,
            coordinate.longitude, horizontalAccuracy, speed, course)
        return numbers + timestamp.description
    }
}
