/// An app on a device.
public struct InstalledApp: Sendable, Hashable {
    public let bundle: AppBundle
    /// The folder of the app's own files, and the home folder of its process.
    public let home: String

    public var identifier: String { bundle.identifier }
    public var displayName: String { bundle.displayName }

    /// The folders of every app's home, as `NSSearchPathForDirectoriesInDomains` and `NSTemporaryDirectory` name them.
    static let folders = ["Documents", "Library/Preferences", "Library/Caches", "tmp"]
}
