/// Other devices that are near, for scripts and commands: somebody whom they play.
extension Device {
    /// Somebody with another device comes near. All sessions find them; they send back what they get.
    public func addCompanion(_ name: String, refuses: Bool = false) {
        gameCenter.acquaintances.insert(name)
        nearby.add(NearbyCompanion(name: name, refuses: refuses))
    }

    /// Somebody asks all sessions for a connection.
    public func letCompanionAsk(_ name: String) { nearby.letAsk(name) }

    public func removeCompanion(_ name: String) { nearby.removeCompanion(name) }
}
