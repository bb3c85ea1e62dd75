import Foundation

/// What came of a run of an app, by the file that `verger run --result` writes and by the end of that process.
struct RunResult {
    private(set) var outcome = StageReport.Outcome.failed
    private(set) var cause: String?
    private(set) var remark: String?
    private(set) var hasDrawn = false
    private(set) var steps: Int?
    /// The device that the app ran on.
    private(set) var device: String?

    init() {}

    /// The fields that matter here.
    private struct File: Decodable {
        var outcome: String
        var cause: String?
        var isAlive: Bool
        var failedWhileEnding: Bool?
        var hasDrawn: Bool
        var steps: Int?
        var device: String?
    }

    init(file path: String, end: ProcessEnd) {
        guard case .exited = end, let data = FileManager.default.contents(atPath: path),
            let file = try? JSONDecoder().decode(File.self, from: data)
        else {
            // The device itself came to an end: killed for what it used, or by a fault of its own.
            outcome = end.outcome
            if case .exited = end { outcome = .failed }
            cause = end.text
            return
        }
        hasDrawn = file.hasDrawn
        steps = file.steps
        device = file.device
        cause = file.cause
        switch file.outcome {
        case _ where file.failedWhileEnding == true:
            // It did all that was asked of it before.
            outcome = .passed
            remark = file.cause.map { "while it ended: \($0)" }
            cause = nil
        case "fine":
            // An app may end by itself, as if it had been left: then there is nothing to see.
            outcome = file.isAlive || file.steps != nil ? .passed : .exited
            if outcome == .exited { cause = "exited by itself" }
        case "crashed": outcome = .crashed
        case "hung": outcome = .hung
        case "exited": outcome = .exited
        case "unhealthy", "leaking":
            outcome = .passed
            remark = file.cause
            cause = nil
        case "out-of-time": outcome = .exceeded
        default: outcome = .failed
        }
    }
}

extension ProcessEnd {
    /// What the end of the whole process makes of a part.
    var outcome: StageReport.Outcome {
        switch self {
        case .exited(status: 0): .passed
        case .exited: .failed
        case .killed: .crashed
        case .exceeded: .exceeded
        case .interrupted: .interrupted
        }
    }
}
