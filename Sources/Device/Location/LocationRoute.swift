import DeviceLink
import Foundation

/// A route over the earth at one speed.
public struct LocationRoute: Sendable {
    /// A place in degrees, within the ranges of latitudes and longitudes.
    public struct Place: Hashable, Sendable {
        public var latitude: Double
        public var longitude: Double

        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    private let places: [Place]
    /// The distance of each place from the start, along the route, in metres.
    private let distances: [Double]
    private let speed: Double
    /// Seconds between two places that apps hear of.
    package let interval: Double

    /// Seconds from the first place to the last.
    package var duration: Double { (distances.last ?? 0) / speed }

    /// - Parameters:
    ///   - places: One at least, all within the ranges of latitudes and longitudes.
    ///   - speed: Metres a second, above 0.
    ///   - interval: Seconds between two places that apps hear of, 0.01 to a day.
    package init?(_ places: [Place], speed: Double, interval: Double = 1) {
        guard !places.isEmpty, places.count <= 1_000_000, speed > 0, speed.isFinite,
            (0.01...86_400).contains(interval),
            places.allSatisfy({ (-90...90).contains($0.latitude) && (-180...180).contains($0.longitude) })
        else { return nil }
        self.places = places
        self.speed = speed
        self.interval = interval
        var distances = [0.0]
        for (from, to) in zip(places, places.dropFirst()) {
            distances.append((distances.last ?? 0) + LocationRoute.metres(from, to))
        }
        self.distances = distances
    }

    /// The location so many seconds after the start.
    package func fix(after seconds: Double) -> LocationFix {
        let distance = max(seconds, 0) * speed
        guard let next = distances.firstIndex(where: { $0 > distance }), next > 0 else {
            let last = places[places.count - 1]
            return LocationFix(latitude: last.latitude, longitude: last.longitude, speed: 0)
        }
        let (from, to) = (places[next - 1], places[next])
        let part = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
        return LocationFix(
            latitude: from.latitude + (to.latitude - from.latitude) * part,
            longitude: from.longitude + (to.longitude - from.longitude) * part,
            course: LocationRoute.direction(from, to), speed: speed)
    }

    /// Distance on a sphere, in metres. That is exact enough for places near each other, as a route's are.
    private static func metres(_ from: Place, _ to: Place) -> Double {
        let degree = 6_371_008.8 * Double.pi / 180
        let width = (to.longitude - from.longitude) * cos((from.latitude + to.latitude) / 2 * .pi / 180)
        let height = to.latitude - from.latitude
        return (width * width + height * height).squareRoot() * degree
    }

    /// Degrees from north, 0 to 360.
    private static func direction(_ from: Place, _ to: Place) -> Double {
        let width = (to.longitude - from.longitude) * cos((from.latitude + to.latitude) / 2 * .pi / 180)
        let degrees = atan2(width, to.latitude - from.latitude) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}
