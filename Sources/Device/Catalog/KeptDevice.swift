import Foundation

/// A device that is kept from one run to the next.
public struct KeptDevice: Sendable, Hashable {
    /// What the user calls it.
    public let name: String
    /// What it is, with the identifier that apps see.
    public let model: DeviceModel
    /// What tools call it: a UUID, in capital letters.
    public let udid: String
    /// The folder with its apps and their files.
    public let folder: String
    /// Whether there is one of its model without anybody's doing. Such a device cannot be deleted or renamed.
    public let isBuiltIn: Bool
    /// Whether it only takes apps that an authority has vouched for which it trusts.
    public let isSecure: Bool

    init(
        name: String, model: DeviceModel, udid: String, folder: String, isBuiltIn: Bool, isSecure: Bool = false
    ) {
        self.name = name
        self.model = isBuiltIn ? model : model.withIdentifier(ofDevice: udid)
        self.udid = udid
        self.folder = folder
        self.isBuiltIn = isBuiltIn
        self.isSecure = isSecure
    }
}

extension DeviceModel {
    /// The same model with an identifier of its own, `UIDevice.uniqueIdentifier`.
    fileprivate func withIdentifier(ofDevice udid: String) -> DeviceModel {
        var profile = profile
        profile.identifier = DeviceRecord.identifier(ofDevice: udid)
        return with(profile)
    }
}
