/// An app's process that ended.
public struct AppExit: Sendable, Hashable {
    /// Why it ended.
    public enum Outcome: Sendable, Hashable {
        /// The device ended it: Home, uninstallation, another launch.
        case terminated
        /// It exited by itself with status 0.
        case quit
        /// It exited by itself with another status.
        case failed(status: Int32)
        case crashed(CrashReport)
    }

    public let identifier: String
    public let displayName: String
    public let outcome: Outcome
}
