import Foundation

/// What a device says of itself in its folder: `Device.plist`. Devices that are always there have none.
struct DeviceRecord {
    static let file = "Device.plist"

    var udid: String
    /// The model's name and system.
    var model: String
    var system: String?
    /// True if the device only takes apps that an authority has vouched for which it trusts.
    var isSecure = false

    private static let largest = 1 << 16
    private static let secure = "secure"

    init(udid: String, model: DeviceModel, isSecure: Bool) {
        self.udid = udid
        self.model = model.name
        system = model.systemVersion
        self.isSecure = isSecure
    }

    /// - Returns: nil if there is no such file, or a damaged one.
    init?(inFolder folder: String) {
        guard let data = FileManager.default.contents(atPath: folder + "/" + Self.file), data.count < Self.largest,
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let entry = list as? [String: String], let udid = entry["UDID"].flatMap(UUID.init(uuidString:)),
            let model = entry["Model"]
        else { return nil }
        self.udid = udid.uuidString
        self.model = model
        system = entry["System"]
        // A word that is not known must not open a device.
        isSecure = entry["Security"] != nil
    }

    func write(toFolder folder: String) throws {
        var entry = ["UDID": udid, "Model": model]
        entry["System"] = system
        if isSecure { entry["Security"] = Self.secure }
        let file = folder + "/" + Self.file
        do {
            try PropertyListSerialization.data(fromPropertyList: entry, format: .xml, options: 0)
                .write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(file): cannot be written (\(error.localizedDescription)).")
        }
    }

    /// The model; nil for one that is not known.
    var deviceModel: DeviceModel? {
        guard let model = try? DeviceModel.named(model) else { return nil }
        return system.flatMap { try? model.with(systemVersion: $0) } ?? model
    }

    /// What apps and provisioning profiles call the device: 40 hexadecimal digits, of which the first 32 are those of the
    /// UUID.
    static func identifier(ofDevice udid: String) -> String {
        let digits = udid.lowercased().filter(\.isHexDigit)
        return String((digits + String(repeating: "0", count: 40)).prefix(40))
    }
}
