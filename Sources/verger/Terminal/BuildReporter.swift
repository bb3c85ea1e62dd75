import AppBuilder
import Foundation

/// Reports a build on standard error; on a terminal the steps overwrite each other in one line.
struct BuildReporter: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) != 0

    /// Whether compilers should colour their messages.
    var usesColor: Bool { isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil }

    func report(_ event: BuildEvent) {
        switch event {
        case .step(let number, let count, let verb, let subject):
            let line = "[\(number)/\(count)] \(verb) \(subject)"
            write(isTerminal ? "\r\u{1b}[K\(line)" : line + "\n")
        case .toolOutput(let text):
            write((isTerminal ? "\r\u{1b}[K" : "") + (text.hasSuffix("\n") ? text : text + "\n"))
        case .warning(let text), .remark(let text):
            write(text + "\n")
        }
    }

    /// Erases the line of the last step.
    func finish() {
        if isTerminal { write("\r\u{1b}[K") }
    }

    private func write(_ text: String) {
        writeError(text)
    }
}
