/// The monitored regions of a manager, and for each whether the device is inside.
struct RegionWatch {
    private struct Entry {
        let region: CLRegion
        /// nil until the location of the device is known.
        var isInside: Bool?
    }

    struct Crossing {
        let region: CLRegion
        let isInside: Bool
    }

    /// In metres.
    static let largestRadius: CLLocationDistance = 400_000

    private var entries: [String: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }
    var all: Set<CLRegion> { Set(entries.values.map(\.region)) }

    func contains(_ region: CLRegion) -> Bool { entries[region.identifier]?.region === region }
    mutating func add(_ region: CLRegion) { entries[region.identifier] = Entry(region: region) }
    mutating func remove(_ region: CLRegion) { entries[region.identifier] = nil }

    /// The regions that the device has entered or left since the previous coordinate. For the first coordinate, the
    /// regions that contain it.
    mutating func crossings(at coordinate: CLLocationCoordinate2D) -> [Crossing] {
        var crossings: [Crossing] = []
        for (identifier, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let isInside = entry.region.contains(coordinate)
            if isInside != (entry.isInside ?? false) {
                crossings.append(Crossing(region: entry.region, isInside: isInside))
            }
            entries[identifier]?.isInside = isInside
        }
        return crossings
    }
}
