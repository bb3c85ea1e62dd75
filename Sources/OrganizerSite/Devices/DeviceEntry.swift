import Device

/// A device in the list.
struct DeviceEntry: Encodable {
    var name: String
    var udid: String
    var model: String
    var hardware: String
    var system: String
    var isPad: Bool
    var isBooted: Bool
    var isSecure: Bool
    var isBuiltIn: Bool

    init(_ device: KeptDevice, isBooted: Bool) {
        name = device.name
        udid = device.udid
        model = device.model.name
        hardware = device.model.hardware
        system = device.model.systemVersion
        isPad = device.model.profile.isPad
        self.isBooted = isBooted
        isSecure = device.isSecure
        isBuiltIn = device.isBuiltIn
    }
}
