import Device

/// What the program around a session does for it.
public struct SessionHost: Sendable {
    /// Makes what a client names into an `.app`: builds a project, unpacks an archive.
    public var app: @MainActor @Sendable (_ path: String) throws -> String
    /// Gets what apps write.
    public var onLine: @MainActor @Sendable (LogLine) -> Void
    /// The folder of the devices that are kept between sessions.
    public var deviceFolder: String
    /// Where the page of a live device finds its token.
    public var tokenFile: String

    public init(
        app: @escaping @MainActor @Sendable (_ path: String) throws -> String,
        onLine: @escaping @MainActor @Sendable (LogLine) -> Void, deviceFolder: String, tokenFile: String
    ) {
        self.app = app
        self.onLine = onLine
        self.deviceFolder = deviceFolder
        self.tokenFile = tokenFile
    }
}
