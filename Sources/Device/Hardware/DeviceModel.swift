import DeviceLink

/// A kind of device that can be simulated.
public struct DeviceModel: Sendable, Hashable {
    /// What it is sold as: "iPhone 3GS".
    public let name: String
    /// The model's number, as `uname` gives it on the real one: "iPhone2,1".
    public let hardware: String
    package let profile: DeviceProfile
    /// The version of its system: "3.1.3".
    public var systemVersion: String { profile.systemVersion }

    /// The same model, set to another language (a BCP 47 tag) and to a region's formats ("de_DE"), as far as they are given.
    package func set(language: String?, locale: String?) -> DeviceModel {
        var profile = profile
        if let language { profile.language = language }
        if let locale { profile.locale = locale }
        return DeviceModel(name: name, hardware: hardware, profile: profile)
    }

    /// Every known model, the default first.
    public static let all = [
        DeviceModel(name: "iPhone 3GS", hardware: "iPhone2,1", profile: DeviceProfile(scale: 1)),
        DeviceModel(name: "iPhone 4", hardware: "iPhone3,1", profile: DeviceProfile(scale: 2)),
        DeviceModel(
            name: "iPad", hardware: "iPad1,1",
            profile: DeviceProfile(
                name: "iPad", pointWidth: 768, pointHeight: 1024, systemVersion: "3.2", model: "iPad")),
    ]

    public static var standard: DeviceModel { all[0] }

    /// Finds a model by its name, in any case of letters.
    ///
    /// - Throws: `unknownProfile` with the names there are.
    public static func named(_ name: String) throws -> DeviceModel {
        if let model = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return model }
        let known = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw DeviceError(.unknownProfile, "No device is named \"\(name)\". Known devices: \(known).")
    }
}
