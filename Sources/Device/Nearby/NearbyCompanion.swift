/// Somebody with another device, whom a script plays: found by all sessions, takes part in what it is asked, and sends back what it
/// gets.
struct NearbyCompanion: Hashable, Sendable {
    var name: String
    /// Whether it refuses connections.
    var refuses = false

    /// The companion as sessions of a service see it.
    func station(of service: String) -> NearbyStation {
        let player = GamePlayer(alias: name)
        let isMatch = service.hasPrefix(Nearby.matches)
        // Matches tell the player in the session's name.
        return NearbyStation(
            peer: peer, service: service, name: isMatch ? "\(player.identifier)\t\(name)" : name, mode: 2,
            isAvailable: true)
    }

    var peer: String { String(GamePlayer(alias: name).identifier.dropFirst(2)) }
}
