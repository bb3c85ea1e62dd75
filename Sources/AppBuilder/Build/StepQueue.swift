import Foundation

/// Runs build steps side by side, one a processor, and tells of each as it begins.
struct StepQueue {
    var report: @Sendable (BuildEvent) -> Void

    /// Runs the steps that are not up to date.
    ///
    /// All of them run even when some fail, so that every error is seen at once.
    /// - Returns: Whether anything ran.
    /// - Throws: `BuildError` when a tool fails; what it printed has been reported by then.
    @discardableResult
    func run(_ steps: [any QueuedStep]) throws -> Bool {
        let due = steps.filter { !$0.isUpToDate }
        guard !due.isEmpty else { return false }
        let progress = Progress()
        DispatchQueue.concurrentPerform(iterations: due.count) { index in
            let step = due[index]
            progress.locked { progress in
                progress.begun += 1
                report(.step(progress.begun, of: due.count, verb: step.verb, subject: step.subject))
            }
            let result = Result { try step.run() }
            progress.locked { progress in
                switch result {
                case .success(let run):
                    if !run.output.isEmpty { report(.toolOutput(run.output)) }
                    if !run.succeeded { progress.failed.append(step.subject) }
                case .failure(let error):
                    progress.error = progress.error ?? error
                }
            }
        }
        if let error = progress.error { throw error }
        guard progress.failed.isEmpty else {
            throw BuildError(
                "\(progress.failed.sorted().joined(separator: ", ")) did not build",
                cure: "Mend what is reported above.")
        }
        return true
    }

    private final class Progress: @unchecked Sendable {
        private let lock = NSLock()
        var begun = 0
        var failed: [String] = []
        var error: (any Error)?

        func locked(_ body: (Progress) -> Void) {
            lock.lock()
            defer { lock.unlock() }
            body(self)
        }
    }
}
