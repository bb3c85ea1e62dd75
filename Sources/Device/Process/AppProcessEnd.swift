/// How an app's process ended.
public enum AppProcessEnd: Sendable, Hashable {
    case exited(status: Int32)
    case killed(signal: Int32)

    /// "exited with status 1", "killed by SIGSEGV (invalid memory access)".
    public var text: String {
        switch self {
        case .exited(let status): "exited with status \(status)"
        case .killed(let signal): "killed by \(AppProcessEnd.name(ofSignal: signal))"
        }
    }

    private static func name(ofSignal signal: Int32) -> String {
        switch signal {
        case 4: "SIGILL (illegal instruction; Swift runtime failures end so)"
        case 5: "SIGTRAP (Swift runtime failure)"
        case 6: "SIGABRT (abort)"
        case 7: "SIGBUS (invalid memory access)"
        case 8: "SIGFPE (arithmetic error)"
        case 9: "SIGKILL"
        case 11: "SIGSEGV (invalid memory access)"
        case 15: "SIGTERM"
        default: "signal \(signal)"
        }
    }
}
