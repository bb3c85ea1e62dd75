import Device

/// What a monkey has found.
enum MonkeyFailure {
    /// The app crashed, hung, or exited with a status.
    case ended(AppExit)
    case notResponding(String)
    /// The app's views are not as they should always be.
    case unhealthy(String)
    case leaking(String)

    /// The same for failures of one kind: without numbers and addresses.
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

    /// Whether a few steps can show it. A leak shows only in a long life.
    var canBeShrunk: Bool {
        if case .leaking = self { return false }
        return true
    }
}
