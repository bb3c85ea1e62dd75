import Device

/// A failure that a monkey run has found.
enum MonkeyFailure {
    /// The app crashed, hung, or exited with a status.
    case ended(AppExit)
    case notResponding(String)
    /// The app's views failed the integrity check.
    case unhealthy(String)
    case leaking(String)

    /// A description without numbers and addresses, which is equal for failures of the same kind.
    var kind: String {
        let text =
            switch self {
            case .ended(let exit):
                switch exit.outcome {
                case .crashed(let report): report.cause
                case .failed(let status): "status \(status)"
                case .quit, .terminated: "ended"
                }
            case .notResponding: "not responding"
            case .unhealthy(let problem): String(problem.prefix { $0 != "\n" })
            case .leaking: "leaking"
            }
        return String(text.split { $0.isHexDigit && !$0.isLetter || $0 == "x" }.joined(separator: "#"))
    }

    /// Whether a few steps may reproduce the failure. A leak needs a long run.
    var canBeShrunk: Bool {
        if case .leaking = self { return false }
        return true
    }
}
