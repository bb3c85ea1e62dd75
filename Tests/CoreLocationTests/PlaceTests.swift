import CoreLocation
import Testing

/// Places, distances between them, and regions around them.
@Suite struct PlaceTests {
    /// A sixtieth of a degree along a meridian is about a sea mile.
    @Test func aMinuteOfLatitudeIsASeaMile() {
        let start = CLLocation(latitude: 53, longitude: 10)
        let end = CLLocation(latitude: 53 + 1 / 60.0, longitude: 10)
        #expect(abs(start.distance(from: end) - 1853.25) < 0.01)
        #expect(start.getDistance(from: end) == end.distance(from: start))
    }

    @Test func theShortWayIsMeasuredAcrossTheDateLine() {
        let west = CLLocation(latitude: 0, longitude: 179.5)
        let east = CLLocation(latitude: 0, longitude: -179.5)
        #expect(abs(west.distance(from: east) - 111_195.08) < 0.01)
    }

    @Test func aPlaceThatNobodyMeasuredIsExactAndAtNoKnownHeight() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.horizontalAccuracy == 0 && place.verticalAccuracy < 0)
        #expect(place.course < 0 && place.speed < 0)
    }

    @Test func aRegionHasItsEdge() {
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let region = CLRegion(circularRegionWithCenter: center, radius: 1000, identifier: "around")
        #expect(region.contains(center))
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0.008, longitude: 0)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0.01, longitude: 0)))
    }

    @Test func regionsAreTheSameByTheirNames() {
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let one = CLRegion(circularRegionWithCenter: center, radius: 1, identifier: "a")
        let other = CLRegion(circularRegionWithCenter: center, radius: 2, identifier: "a")
        #expect(one == other && one.hash == other.hash)
        #expect(one != CLRegion(circularRegionWithCenter: center, radius: 1, identifier: "b"))
    }
}
