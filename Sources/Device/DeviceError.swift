/// Something a device could not do: what, where, and what to do about it.
public struct DeviceError: Error, CustomStringConvertible, Sendable, Hashable {
    /// The kind of error, for callers that handle some kinds.
    public enum Reason: Sendable, Hashable {
        case unknownProfile
        case badDevice
        case storageInUse
        case storageFailed
        case badBundle
        case unsuitedApp
        case unsuitedModel
        /// A secure device does not take the app.
        case refusedApp
        case notInstalled
        case notRegistered
        case launchFailed
        case appNotResponding
        case badOutput
        case badRoute
        case badMedia
        /// What a server tells of an app that it offers.
        case badManifest
        case badProfile
        case transferFailed
        case toolNotFound
        case noFonts
    }

    public let reason: Reason
    /// A sentence or two for a person.
    public let description: String

    package init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}
