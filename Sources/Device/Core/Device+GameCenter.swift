/// Game Center, for scripts and commands.
extension Device {
    /// The alias of who is signed in; nil for nobody.
    public var gamePlayer: String? { gameCenter.player?.alias }

    /// Signs somebody in at Game Center, or out with nil; apps hear of it.
    ///
    /// - Throws: `storageFailed`; it then holds only as long as the device is on.
    public func setGamePlayer(_ alias: String?) throws {
        defer {
            for session in sessions {
                var message: [String: Any] = ["of": "player"]
                message["player"] = gameCenter.player?.identifier
                message["alias"] = gameCenter.player?.alias
                session.hear(.gameCenter, message)
                gameCenter.tellOfTurns(session)
            }
        }
        try gameCenter.signIn(alias)
    }

    /// Gives an app the description of a file: what Game Center knows of the game.
    ///
    /// - Throws: `notInstalled`, `badMedia` with what is wrong with the file, `storageFailed`.
    public func setGameDescription(file: String, of identifier: String) throws {
        guard storage.app(identifier: identifier) != nil else { throw DeviceStorage.notInstalled(identifier) }
        try gameCenter.setDescription(file: file, of: identifier)
    }
}
