/// The colours of a generated map.
struct MapColors {
    let water, land, park: RGBA

    static func of(_ type: MKMapType) -> MapColors { type == .standard ? roadMap : satellite }

    private static let roadMap = MapColors(
        water: RGBA(red: 0.600, green: 0.702, blue: 0.800, alpha: 1),
        land: RGBA(red: 0.949, green: 0.937, blue: 0.914, alpha: 1),
        park: RGBA(red: 0.710, green: 0.824, blue: 0.612, alpha: 1))

    private static let satellite = MapColors(
        water: RGBA(red: 0.055, green: 0.110, blue: 0.205, alpha: 1),
        land: RGBA(red: 0.255, green: 0.300, blue: 0.190, alpha: 1),
        park: RGBA(red: 0.130, green: 0.220, blue: 0.105, alpha: 1))
}
