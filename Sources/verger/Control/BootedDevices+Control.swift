import WebDriver

extension BootedDevices {
    /// The booted devices of this user.
    static let ofThisUser = BootedDevices(
        find: { name in
            let booted = ControlClient.booted
            guard name != "auto" else { return booted.first?.name }
            let device = booted.first { device in
                [device.udid, device.model.profile.identifier, device.name].contains {
                    $0.lowercased() == name.lowercased()
                }
            }
            return device?.name
        }, connect: { try ControlClient($0).drive() })
}
