import Foundation
import UITesting

/// Reports tests on standard error: a line for each that is finished, with what went wrong, and on a terminal a line below
/// with those under way.
final class UITestReporter: @unchecked Sendable {
    private let line = ProgressLine()
    private let count: Int
    private var done = 0
    /// The tests under way, in the order of their start.
    private var underway: [UITest] = []

    init(count: Int) { self.count = count }

    /// Called by one thread at a time.
    func report(_ event: UITestEvent) {
        switch event {
        case .began(let test): underway.append(test)
        case .finished(let result, let done, _):
            underway.removeAll { $0 == result.test }
            self.done = done
            let seconds = String(format: "%.1f s", result.seconds)
            line.tell("[\(done)/\(count)] \(result.outcome.rawValue): \(result.test.name) (\(seconds))")
            if let failure = result.failure {
                let indented = failure.message.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
                line.tell(indented)
            }
        }
        line.show("[\(done)/\(count)] " + underway.map(\.name).joined(separator: ", "))
    }

    /// Erases the line of those under way.
    func finish() { line.erase() }
}
