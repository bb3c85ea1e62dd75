import Audit
import Foundation

/// Reports an audit on standard error: a line for each finished app and, on a terminal, a progress line below with the
/// apps under way.
final class AuditReporter: @unchecked Sendable {
    private let line = ProgressLine()
    private var count = 0
    private var done = 0
    /// The apps under way, in the order of their start.
    private var underway: [(identifier: String, text: String)] = []

    /// Called by one thread at a time.
    func report(_ event: AuditEvent) {
        switch event {
        case .found(let count): self.count = count
        case .began(let app, let stage):
            underway.removeAll { $0.identifier == app.identifier }
            underway.append((app.identifier, "\(stage.rawValue) \(app.name)"))
        case .finished(let app, let done, _):
            underway.removeAll { $0.identifier == app.identifier }
            self.done = done
            let seconds = String(format: "%.1f s", app.seconds)
            let cause = app.cause.map { ": \($0.prefix(160))" } ?? ""
            line.tell("[\(done)/\(count)] \(app.name) \(app.grade.text)\(cause) (\(seconds))")
        }
        line.show("[\(done)/\(count)] " + underway.map(\.text).joined(separator: ", "))
    }

    /// Erases the progress line.
    func finish() { line.erase() }
}
