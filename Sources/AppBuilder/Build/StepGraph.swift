import Foundation

/// The graph of build steps and their dependencies. Independent steps run in parallel, one per processor.
final class StepGraph {
    /// The index of a step. A step can depend only on earlier ones, so there are no cycles.
    typealias Index = Int

    private struct Node {
        var step: any QueuedStep
        var followers: [Index] = []
        /// The number of steps that it still waits for.
        var waitsFor: Int
        /// Whether it was up to date when the build began.
        var isUpToDate = false
        /// Whether a step that it depends on has run since.
        var isTouched = false
        /// Whether a step that it depends on has failed.
        var isBlocked = false
    }

    private var nodes: [Node] = []
    private let identities: FileIdentities
    private let report: @Sendable (BuildEvent) -> Void

    /// - Parameter report: Called for each event, from several threads but never concurrently.
    init(identities: FileIdentities, report: @escaping @Sendable (BuildEvent) -> Void) {
        self.identities = identities
        self.report = report
    }

    /// - Parameter predecessors: The steps that it depends on; repetitions are ignored.
    func add(_ step: any QueuedStep, after predecessors: [Index] = []) -> Index {
        let distinct = Set(predecessors)
        nodes.append(Node(step: step, waitsFor: distinct.count))
        for predecessor in distinct { nodes[predecessor].followers.append(nodes.count - 1) }
        return nodes.count - 1
    }

    // MARK: - Running

    private let condition = NSCondition()
    /// The steps that are ready to run, the next one last.
    private var ready: [Index] = []
    private var unfinished = 0
    private var begun = 0
    private var expected = 0
    private var failed: [String] = []
    private var error: (any Error)?

    /// Runs the steps that are not up to date.
    ///
    /// If a step fails, all steps that do not depend on it still run, so that all errors are reported at once.
    /// - Throws: `BuildError` if a step fails. The output of its tool has been reported before.
    func run() throws {
        findWhatIsDue()
        unfinished = nodes.count
        ready = nodes.indices.reversed().filter { nodes[$0].waitsFor == 0 }
        let workers = min(ProcessInfo.processInfo.activeProcessorCount, max(expected, 1))
        DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
        if let error { throw error }
        guard failed.isEmpty else {
            let names = failed.sorted()
            let shown = names.count > 8 ? names[..<6] + ["and \(names.count - 6) others"] : names[...]
            throw BuildError(
                "\(shown.joined(separator: ", ")) did not build", cure: "Mend what is reported above.")
        }
    }

    /// Finds the steps that are expected to run: those that are not up to date, and those that depend on them.
    private func findWhatIsDue() {
        var isDue = [Bool](repeating: false, count: nodes.count)
        for index in nodes.indices {
            nodes[index].isUpToDate = nodes[index].step.isUpToDate(identities)
            guard nodes[index].step.verb != nil else { continue }
            if !nodes[index].isUpToDate { isDue[index] = true }
            guard isDue[index] else { continue }
            expected += 1
            for follower in nodes[index].followers { isDue[follower] = true }
        }
    }

    private func work() {
        condition.lock()
        defer { condition.unlock() }
        while unfinished > 0 {
            guard let index = ready.popLast() else {
                condition.wait()
                continue
            }
            if nodes[index].isBlocked {
                finish(index, ran: false, failed: true)
            } else {
                perform(index)
            }
        }
        condition.broadcast()
    }

    /// Runs a step. The lock is held at the call and the return, but not while the step runs.
    private func perform(_ index: Index) {
        let node = nodes[index]
        var isUpToDate = node.isUpToDate
        if isUpToDate && node.isTouched {
            condition.unlock()
            isUpToDate = node.step.isUpToDate(identities)
            condition.lock()
            if isUpToDate && node.step.verb != nil { expected -= 1 }
        }
        guard !isUpToDate else { return finish(index, ran: false, failed: false) }
        if let verb = node.step.verb {
            begun += 1
            expected = max(expected, begun)
            report(.step(begun, of: expected, verb: verb, subject: node.step.subject))
        }
        condition.unlock()
        let result = Result { try node.step.run() }
        node.step.forgetOutputs(in: identities)
        condition.lock()
        switch result {
        case .success(let run):
            if !run.output.isEmpty { report(.toolOutput(run.output)) }
            if !run.succeeded { failed.append(node.step.subject) }
            finish(index, ran: true, failed: !run.succeeded)
        case .failure(let problem):
            error = error ?? problem
            finish(index, ran: true, failed: true)
        }
    }

    private func finish(_ index: Index, ran: Bool, failed: Bool) {
        unfinished -= 1
        for follower in nodes[index].followers {
            nodes[follower].waitsFor -= 1
            if ran { nodes[follower].isTouched = true }
            if failed { nodes[follower].isBlocked = true }
            if nodes[follower].waitsFor == 0 { makeReady(follower) }
        }
        condition.broadcast()
    }

    /// Inserts a step into the ready steps, sorted so that earlier steps run first and messages follow the order of the
    /// project.
    private func makeReady(_ index: Index) {
        var low = 0
        var high = ready.count
        while low < high {
            let middle = (low + high) / 2
            if ready[middle] > index { low = middle + 1 } else { high = middle }
        }
        ready.insert(index, at: low)
    }
}
