/// A problem of a document, with its line.
package struct InterfaceProblem: Equatable, Sendable {
    /// The severities that ibtool distinguishes.
    package enum Severity: Sendable {
        case notice, warning, error
    }

    package var severity: Severity
    package var message: String
    /// The line in the file, from 1; 0 if the problem is not in a certain line.
    package var line: Int
    /// The identifier of the object with the problem; nil for none.
    package var objectIdentifier: String?

    package init(_ severity: Severity, _ message: String, line: Int, objectIdentifier: String? = nil) {
        self.severity = severity
        self.message = message
        self.line = line
        self.objectIdentifier = objectIdentifier
    }

    /// Sorts problems by line; those of one line keep their order.
    package static func sorted(_ problems: [InterfaceProblem]) -> [InterfaceProblem] {
        problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }
}

extension InterfaceProblem {
    /// The problem in the format of compilers: `Main.xib:12: warning: message`.
    package func description(path: String) -> String {
        let word =
            switch severity {
            case .notice: "note"
            case .warning: "warning"
            case .error: "error"
            }
        return line > 0 ? "\(path):\(line): \(word): \(message)" : "\(path): \(word): \(message)"
    }
}
