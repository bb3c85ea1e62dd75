import MapKit
import Testing

@Suite struct MapViewportTests {
    private func viewport(_ latitude: Double, _ longitude: Double, scale: Double) -> MapViewport {
        let center = MKMapPointForCoordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        return MapViewport(center: center, scale: scale, size: CGSize(width: 320, height: 460))
    }

    /// Figures that a developer measured on iOS 4 and published.
    @Test func aRegionThatIsSetBecomesAsLargeAsTheNextScaleOfTheTiles() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 47.7002, longitude: -122.367109),
            span: MKCoordinateSpan(latitudeDelta: 0.065189, longitudeDelta: 0.067318))
        var viewport = viewport(47.7002, -122.367109, scale: 1)
        viewport.scale = viewport.scale(showing: MapViewport.rect(of: region))
        let shown = MKCoordinateRegionForMapRect(viewport.visibleRect)
        #expect(abs(shown.span.longitudeDelta - 0.109863) < 1e-6)
        #expect(abs(shown.span.latitudeDelta - 0.106287) < 1e-4)
    }

    @Test func aPlaceOfTheViewIsThatPlaceOfTheMapAndBack() {
        var viewport = viewport(48, 11, scale: 1 / 64)
        for heading in [0.0, 90, 213] {
            viewport.heading = heading
            let place = viewport.mapPoint(for: CGPoint(x: 30, y: 400))
            let back = viewport.point(for: place)
            #expect(abs(back.x - 30) < 1e-6 && abs(back.y - 400) < 1e-6)
        }
    }

    @Test func whatIsEastIsAtTheTopOfAMapThatIsTurnedToTheEast() {
        var viewport = viewport(0, 0, scale: 1 / 64)
        viewport.heading = 90
        let east = MKMapPoint(x: viewport.center.x + 640, y: viewport.center.y)
        let point = viewport.point(for: east)
        #expect(abs(point.x - 160) < 1e-6 && abs(point.y - 220) < 1e-6)
    }

    @Test func aZoomKeepsThePlaceUnderTheFingers() {
        var viewport = viewport(48, 11, scale: 1 / 64)
        let place = viewport.mapPoint(for: CGPoint(x: 50, y: 60))
        viewport.zoom(by: 3, around: CGPoint(x: 50, y: 60))
        let point = viewport.point(for: place)
        #expect(viewport.scale == 3.0 / 64 && abs(point.x - 50) < 1e-6 && abs(point.y - 60) < 1e-6)
        viewport.zoom(by: .infinity, around: .zero)
        viewport.zoom(by: .nan, around: .zero)
        #expect(viewport.scale == 3.0 / 64)
        viewport.zoom(by: 1e12, around: .zero)
        #expect(viewport.scale == MapViewport.largestScale)
    }

    @Test func theMapEndsInTheNorthAndGoesAroundTheWorldInTheEast() {
        var viewport = viewport(89, 179, scale: 1 / 65536)
        viewport.keepOnMap()
        #expect(viewport.visibleRect.minY == 0)
        let place = viewport.point(for: MKMapPointForCoordinate(CLLocationCoordinate2D(latitude: 80, longitude: -179)))
        #expect(place.x > 160 && place.x < 320)
        viewport.center.x = MKMapSizeWorld.width * 2.25
        viewport.keepOnMap()
        #expect(viewport.center.x == MKMapSizeWorld.width / 4)
    }

    @Test func theSmallestScaleShowsNoMoreThanTheWorld() {
        var viewport = viewport(0, 0, scale: 1)
        viewport.scale = viewport.scale(showing: MKMapRectWorld)
        #expect(viewport.scale == viewport.smallestScale)
        #expect(viewport.visibleRect.height <= MKMapSizeWorld.height)
        #expect(viewport.limited(0) == viewport.smallestScale)
    }

    @Test func aMapCoastsAndComesToRest() throws {
        let start = viewport(48, 11, scale: 1 / 64)
        #expect(MapMotion(from: start, speed: CGPoint(x: 10, y: 10)) == nil)
        let motion = try #require(MapMotion(from: start, speed: CGPoint(x: -800, y: 0)))
        let (early, late) = (motion.viewport(at: 0.1), motion.viewport(at: motion.duration))
        #expect(early.center.x > start.center.x && late.center.x > early.center.x)
        #expect(motion.viewport(at: 1000) == late)
        #expect(motion.duration > 1 && motion.duration < 4)
    }

    @Test func aWayAroundTheWorldIsTheShorterOne() {
        let (start, end) = (viewport(0, 179, scale: 1 / 4096), viewport(0, -179, scale: 1 / 4096))
        let motion = MapMotion(from: start, to: end, duration: 1)
        let middle = motion.viewport(at: 0.5)
        #expect(abs(middle.center.x - MKMapSizeWorld.width) < 1)
    }
}
