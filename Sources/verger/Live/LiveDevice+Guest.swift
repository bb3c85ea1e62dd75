import WebDriver

/// WebDriver sessions that drive this device.
extension LiveDevice {
    /// - Parameter connection: A connection of a session that has asked to drive the device. The device closes it.
    func takeGuest(_ connection: Int32) {
        var host = SessionHost { path, use in
            guard try AppLocation.withFinishedApp(at: path, use) == nil else { return }
            throw CommandError("\(path): is no .app or .ipa", cure: "Build it: verger build \(path)")
        }
        host.isEnding = { [weak self] in self?.isEnding ?? true }
        guest = GuestSession(connection, device: device, page: address?.absoluteString ?? "", host: host) {
            [weak self] in
            self?.guest = nil
        }
    }
}
