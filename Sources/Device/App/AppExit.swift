/// An app's process that ended.
public struct AppExit: Sendable, Hashable {
    /// Why it ended.
    public enum Outcome: Sendable, Hashable {
        /// The device ended it: Home, uninstallation, another launch.
        case terminated
        /// It exited by itself with status 0.
        case quit
        /// It exited by itself with another status. Under a tool, also if the device ended it: the status is the
        /// tool's.
        case failed(status: Int32)
        case crashed(CrashReport)
    }

    public let identifier: String
    public let displayName: String
    public let outcome: Outcome
    /// What the app was started under.
    public let tool: LaunchTool?

    /// How the process ended by itself: "exited by itself with status 1", "ended under valgrind with status 99".
    package func text(ofStatus status: Int32) -> String {
        tool.map { "ended under \($0.name) with status \(status)" } ?? "exited by itself with status \(status)"
    }
}
