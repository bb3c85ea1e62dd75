import CoreLocation
import MainLoop
import Testing

@Suite struct GazetteerTests {
    private func place(_ latitude: Double, _ longitude: Double) -> KnownPlace? {
        Gazetteer.place(at: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }

    @Test func addressesGoBeforeTowns() throws {
        let apple = try #require(place(37.3318, -122.0308)).placemark
        #expect(apple.thoroughfare == "Infinite Loop" && apple.subThoroughfare == "1")
        #expect(apple.locality == "Cupertino" && apple.administrativeArea == "CA" && apple.postalCode == "95014")
        #expect(apple.isoCountryCode == "US" && apple.country == "United States")
        #expect(apple.areasOfInterest == ["Apple Inc."])
        #expect(place(37.32, -122.05)?.city == "Cupertino")
        #expect(place(37.32, -122.05)?.placemark.thoroughfare == nil)
    }

    @Test func farFromEverywhereThereIsNoAnswer() {
        #expect(place(0, -150) == nil)
        #expect(place(.nan, 0) == nil && place(91, 0) == nil && place(-180, -180) == nil)
    }

    @Test(arguments: [
        ("Paris", "Paris"), ("paris, france", "Paris"), ("1 Infinite Loop, Cupertino, CA 95014", "Cupertino"),
        ("95014", "Cupertino"), ("Cupertino CA", "Cupertino"), ("São Paulo", "São Paulo"), ("sao paulo", "São Paulo"),
        ("Pariser Platz 1, 10117 Berlin", "Berlin"), ("10 Downing St, London", "London"), ("Tour Eiffel", "Paris"),
        ("Saint Petersburg, Russia", "Saint Petersburg"), ("Nowhere", ""), ("", ""), (",,,", ""), ("Germany", ""),
    ])
    func namesLeadToPlaces(_ text: String, _ city: String) {
        #expect(Gazetteer.places(named: text).first?.city ?? "" == city)
    }

    @Test func aLongTextIsNoTrouble() {
        #expect(Gazetteer.places(named: String(repeating: "a ", count: 100_000)).isEmpty)
    }

    @Test func theTableIsWhole() {
        #expect(KnownPlace.all.count > 150)
        for place in KnownPlace.all {
            #expect(CLLocationCoordinate2DIsValid(place.coordinate) && place.country.count > 2 && !place.city.isEmpty)
        }
    }
}
