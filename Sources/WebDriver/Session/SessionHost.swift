import Device

/// What the program around a session does for it.
public struct SessionHost: Sendable {
    public typealias AppUser = (_ app: String) throws -> Void

    /// Makes what a client names into an `.app` (builds a project, unpacks an archive), which is there while `use` runs.
    public var withApp: @MainActor @Sendable (_ path: String, _ use: AppUser) throws -> Void
    /// Gets what apps write.
    public var onLine: @MainActor @Sendable (LogLine) -> Void
    /// The folder of the devices that are kept between sessions.
    public var deviceFolder: String
    /// Where the page of a live device finds its token.
    public var tokenFile: String
    /// The devices that a session can drive besides one of its own.
    public var booted: BootedDevices
    /// Whether the device is about to be shut down: whoever waits for it gives up.
    public var isEnding: @MainActor @Sendable () -> Bool = { false }

    public init(
        withApp: @escaping @MainActor @Sendable (_ path: String, _ use: AppUser) throws -> Void,
        onLine: @escaping @MainActor @Sendable (LogLine) -> Void, deviceFolder: String, tokenFile: String,
        booted: BootedDevices
    ) {
        self.withApp = withApp
        self.onLine = onLine
        self.deviceFolder = deviceFolder
        self.tokenFile = tokenFile
        self.booted = booted
    }

    /// What ``GuestSession`` needs: its device has a folder, a page and a log already.
    public init(withApp: @escaping @MainActor @Sendable (_ path: String, _ use: AppUser) throws -> Void) {
        self.init(withApp: withApp, onLine: { _ in }, deviceFolder: "", tokenFile: "", booted: .none)
    }
}
