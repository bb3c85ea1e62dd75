/// Something that a document's author should know, with its place.
package struct InterfaceProblem: Equatable, Sendable {
    /// As ibtool tells them apart.
    package enum Severity: Sendable {
        case notice, warning, error
    }

    package var severity: Severity
    package var message: String
    /// The line of the file, from 1; 0 where no line is to blame.
    package var line: Int
    /// The object to blame, by its identifier.
    package var objectIdentifier: String?

    package init(_ severity: Severity, _ message: String, line: Int, objectIdentifier: String? = nil) {
        self.severity = severity
        self.message = message
        self.line = line
        self.objectIdentifier = objectIdentifier
    }

    /// Problems in the order of the file; those of one line as they were found.
    package static func sorted(_ problems: [InterfaceProblem]) -> [InterfaceProblem] {
        problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }
}

extension InterfaceProblem {
    /// As compilers print theirs: `Main.xib:12: warning: what is wrong`.
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
