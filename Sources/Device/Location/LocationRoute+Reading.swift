import Foundation

extension LocationRoute {
    /// The routes that are known by name, the same as simctl's.
    package static let names = ["City Run", "City Bicycle Ride", "Freeway Drive"]

    /// A route by its name, or from a file: GPX, or lines of `LAT,LON`.
    ///
    /// - Parameter speed: Metres a second; by default that of the named route, or a brisk walk for a file.
    /// - Throws: `badRoute` with the file and, for a list of places, the line.
    package init(_ nameOrFile: String, speed: Double? = nil) throws {
        if let known = LocationRoute.named(nameOrFile, speed: speed) {
            self = known
            return
        }
        guard let data = FileManager.default.contents(atPath: nameOrFile) else {
            let names = LocationRoute.names.map { "\"\($0)\"" }.joined(separator: ", ")
            throw DeviceError(
                .badRoute, "\(nameOrFile): neither a file nor one of the known routes (\(names)).")
        }
        guard data.count <= 64 << 20 else { throw DeviceError(.badRoute, "\(nameOrFile): too long for a route.") }
        let text = String(decoding: data, as: UTF8.self)
        let places =
            text.contains("<gpx")
            ? LocationRoute.gpxPlaces(text) : try LocationRoute.listedPlaces(text, file: nameOrFile)
        guard let route = LocationRoute(places, speed: speed ?? 1.5) else {
            throw DeviceError(
                .badRoute, "\(nameOrFile): no places with latitudes of -90 to 90 and longitudes of -180 to 180.")
        }
        self = route
    }

    /// `37.33,-122.03`; nil for anything else.
    package static func place(_ text: some StringProtocol) -> Place? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        return Place(latitude: latitude, longitude: longitude)
    }

    private static func listedPlaces(_ text: String, file: String) throws -> [Place] {
        var places: [Place] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespacesAndNewlines)
            if content.isEmpty { continue }
            guard let place = place(content) else {
                throw DeviceError(.badRoute, "\(file):\(index + 1): \"\(content)\" is no place. Write it as LAT,LON.")
            }
            places.append(place)
        }
        return places
    }

    /// The track of a GPX file, or else its route or its places: whatever has `lat` and `lon`.
    private static func gpxPlaces(_ text: String) -> [Place] {
        for element in ["<trkpt", "<rtept", "<wpt"] {
            let places = text.components(separatedBy: element).dropFirst().compactMap { part -> Place? in
                let tag = part.prefix { $0 != ">" }
                guard let latitude = attribute("lat", of: tag), let longitude = attribute("lon", of: tag) else {
                    return nil
                }
                return Place(latitude: latitude, longitude: longitude)
            }
            if !places.isEmpty { return places }
        }
        return []
    }

    private static func attribute(_ name: String, of tag: Substring) -> Double? {
        for quote in ["\"", "'"] {
            guard let start = tag.range(of: " \(name)=\(quote)") else { continue }
            return Double(tag[start.upperBound...].prefix { String($0) != quote })
        }
        return nil
    }

    private static func named(_ name: String, speed: Double?) -> LocationRoute? {
        switch name {
        case "City Run": LocationRoute(cityBlocks, speed: speed ?? 3)
        case "City Bicycle Ride": LocationRoute(cityBlocks, speed: speed ?? 6)
        case "Freeway Drive": LocationRoute(freeway, speed: speed ?? 30)
        default: nil
        }
    }

    /// Round some blocks of the town where a simulated device is at home.
    private static let cityBlocks = [
        (37.3317, -122.0307), (37.3330, -122.0307), (37.3330, -122.0323), (37.3350, -122.0323), (37.3350, -122.0290),
        (37.3330, -122.0290), (37.3330, -122.0307), (37.3317, -122.0307),
    ].map { Place(latitude: $0.0, longitude: $0.1) }

    /// From there to the north-west.
    private static let freeway = [
        (37.3348, -122.0325), (37.3338, -122.0570), (37.3400, -122.0690), (37.3550, -122.0880), (37.3620, -122.1170),
        (37.3800, -122.1560), (37.4050, -122.1900), (37.4220, -122.2370),
    ].map { Place(latitude: $0.0, longitude: $0.1) }
}
