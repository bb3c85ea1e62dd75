/// Where the device is, as its receiver says.
package struct LocationFix: Hashable, Sendable {
    /// Degrees, north positive, -90 to 90.
    package var latitude: Double
    /// Degrees, east positive, -180 to 180.
    package var longitude: Double
    /// Metres above the sea.
    package var altitude: Double
    /// How far away it may be, in metres.
    package var horizontalAccuracy: Double
    package var verticalAccuracy: Double
    /// The direction of movement, in degrees from true north; negative while the device stands still.
    package var course: Double
    /// Metres a second; negative while it is not known.
    package var speed: Double

    package init(
        latitude: Double, longitude: Double, altitude: Double = 0, horizontalAccuracy: Double = 5,
        verticalAccuracy: Double = 10, course: Double = -1, speed: Double = -1
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
    }
}
