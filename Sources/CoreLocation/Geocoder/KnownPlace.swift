/// A town or an address that the geocoders know.
package struct KnownPlace: Sendable {
    package let city: String
    /// The state, province or region, as addresses have it.
    package let state: String
    package let countryCode: String
    package let zip: String
    package let coordinate: CLLocationCoordinate2D
    /// 1 for the largest cities, 4 for towns and single addresses.
    package let rank: Int
    /// Of an address; else empty.
    let name: String
    let number: String
    let street: String

    var isAddress: Bool { !street.isEmpty }
    package var isTown: Bool { street.isEmpty }
    package var country: String { KnownPlace.countries[countryCode] ?? countryCode }

    /// How far from the place an answer still holds, in metres.
    var reach: CLLocationDistance { isAddress ? 250 : rank <= 2 ? 60_000 : 30_000 }

    /// The address by the keys of Address Book, as `CLPlacemark` and `MKPlacemark` have it.
    var addressDictionary: [String: Any] {
        var address: [String: Any] = ["City": city, "Country": country, "CountryCode": countryCode]
        if !state.isEmpty { address["State"] = state }
        if !zip.isEmpty { address["ZIP"] = zip }
        if isAddress {
            address["Thoroughfare"] = street
            address["SubThoroughfare"] = number
            address["Street"] =
                KnownPlace.numberComesFirst.contains(countryCode)
                ? "\(number) \(street)" : "\(street) \(number)"
            address["Name"] = name
            address["AreasOfInterest"] = [name]
        } else {
            address["Name"] = city
        }
        address["FormattedAddressLines"] = formattedLines(address["Street"] as? String)
        return address
    }

    private func formattedLines(_ street: String?) -> [String] {
        let town = KnownPlace.numberComesFirst.contains(countryCode) ? "\(city) \(state) \(zip)" : "\(zip) \(city)"
        return [street, town.split(separator: " ").joined(separator: " "), country].compactMap { $0 }
    }

    private static let numberComesFirst: Set = ["US", "CA", "GB", "IE", "AU", "NZ", "FR", "IN", "ZA"]

    package var placemark: CLPlacemark {
        CLPlacemark(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            addressDictionary: addressDictionary)
    }

    // MARK: The table

    package static let all: [KnownPlace] =
        PlaceTable.cities.split(separator: "\n").compactMap(city)
        + PlaceTable.addresses.split(separator: "\n").compactMap(address)

    private static let countries: [String: String] = Dictionary(
        PlaceTable.countries.split(separator: "\n").map { line in
            let parts = line.split(separator: "|").map(String.init)
            return (parts[0], parts[1])
        }, uniquingKeysWith: { first, _ in first })

    /// `rank|city|state|country code|ZIP code|latitude|longitude`
    private static func city(_ line: Substring) -> KnownPlace? {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 7, let rank = Int(parts[0]), let latitude = Double(parts[5]),
            let longitude = Double(parts[6])
        else { return nil }
        return KnownPlace(
            city: parts[1], state: parts[2], countryCode: parts[3], zip: parts[4],
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), rank: rank, name: "",
            number: "", street: "")
    }

    /// `name|number|street|city|state|country code|ZIP code|latitude|longitude`
    private static func address(_ line: Substring) -> KnownPlace? {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 9, let latitude = Double(parts[7]), let longitude = Double(parts[8]) else { return nil }
        return KnownPlace(
            city: parts[3], state: parts[4], countryCode: parts[5], zip: parts[6],
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), rank: 4, name: parts[0],
            number: parts[1], street: parts[2])
    }
}
