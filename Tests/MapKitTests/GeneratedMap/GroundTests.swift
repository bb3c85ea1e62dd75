import MapKit
import Testing

@Suite struct GroundTests {
    private func isLand(_ latitude: Double, _ longitude: Double) -> Bool {
        Ground.isLand(MKMapPointForCoordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
    }

    @Test func continentsAreLandAndOceansAreNot() {
        for (latitude, longitude) in [(48.0, 11.0), (40, -100), (-25, 135), (-10, -55), (0, 20), (60, 100), (72, -40)] {
            #expect(isLand(latitude, longitude))
        }
        for (latitude, longitude) in [(40.0, -40.0), (0, -150), (-40, 80), (30, -60), (42, 51), (47.6, -87.5)] {
            #expect(!isLand(latitude, longitude))
        }
    }

    @Test func townsAreOnLand() {
        for place in KnownPlace.all {
            #expect(Ground.isLand(MKMapPointForCoordinate(place.coordinate)), "\(place.city)")
        }
    }

    @Test func noiseIsTheSameAlwaysAndSpread() {
        #expect(MapNoise.value(3, 5, salt: 7) == MapNoise.value(3, 5, salt: 7))
        let values = (0..<1000).map { MapNoise.value($0, -$0, salt: 1) }
        #expect(values.allSatisfy { (0..<1).contains($0) })
        #expect(abs(values.reduce(0, +) / 1000 - 0.5) < 0.05)
    }
}
