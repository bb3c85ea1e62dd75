import Device
import Foundation
import Testing

@Suite struct LocationRouteTests {
    private func place(_ latitude: Double, _ longitude: Double) -> LocationRoute.Place {
        LocationRoute.Place(latitude: latitude, longitude: longitude)
    }

    @Test func `a route is followed at its speed`() throws {
        // A degree to the north is some 111 km.
        let route = try #require(LocationRoute([place(0, 10), place(1, 10)], speed: 100))
        #expect(abs(route.duration - 1112) < 1)
        let half = route.fix(after: route.duration / 2)
        #expect(abs(half.latitude - 0.5) < 1e-6)
        #expect(half.longitude == 10)
        #expect(half.course == 0)
        #expect(half.speed == 100)
        #expect(route.fix(after: 1e9).latitude == 1)
        #expect(route.fix(after: -5).latitude == 0)
    }

    @Test func `places that are none make no route`() {
        #expect(LocationRoute([], speed: 1) == nil)
        #expect(LocationRoute([place(91, 0)], speed: 1) == nil)
        #expect(LocationRoute([place(0, .nan)], speed: 1) == nil)
        #expect(LocationRoute([place(0, 0)], speed: 0) == nil)
    }

    @Test func `routes are read from lists and from GPX`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("# a way\n1,2\n\n1.001, 2\n".utf8).write(to: file)
        #expect(try LocationRoute(file.path, speed: 1).fix(after: 0).latitude == 1)
        try Data("<gpx><trk><trkpt lat=\"3\" lon=\"4\"><ele>1</ele></trkpt></trk></gpx>".utf8).write(to: file)
        #expect(try LocationRoute(file.path).fix(after: 0).longitude == 4)
        try Data("1,2\nnorth\n".utf8).write(to: file)
        let error = #expect(throws: DeviceError.self) { try LocationRoute(file.path) }
        #expect(error?.description.contains(":2: \"north\" is no place") == true)
        #expect(throws: DeviceError.self) { try LocationRoute("/no/such/route") }
    }

    @Test func `a place is two numbers within their ranges`() {
        #expect(LocationRoute.place("37.33,-122.03") == place(37.33, -122.03))
        for text in ["", "1", "1,2,3", "91,0", "0,181", "a,b", "nan,0"] { #expect(LocationRoute.place(text) == nil) }
    }
}
