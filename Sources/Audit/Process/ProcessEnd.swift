/// How a process that had limits came to its end.
package enum ProcessEnd: Sendable, Hashable {
    case exited(status: Int32)
    case killed(signal: Int32)
    /// It was killed for using too much.
    case exceeded(Limit)
    /// It was killed since nobody wants its result any more.
    case interrupted

    package enum Limit: Sendable, Hashable {
        case time(seconds: Double)
        case memory(bytes: Int)
        case output(bytes: Int)
    }

    /// "exited with status 1", "took longer than 60 s".
    package var text: String {
        switch self {
        case .exited(let status): "exited with status \(status)"
        case .killed(let signal): "killed by signal \(signal)"
        case .exceeded(.time(let seconds)): "took longer than \(Int(seconds.rounded(.up))) s"
        case .exceeded(.memory(let bytes)): "used more than \(bytes >> 20) MB of memory"
        case .exceeded(.output(let bytes)): "printed more than \(bytes >> 20) MB"
        case .interrupted: "was interrupted"
        }
    }
}
