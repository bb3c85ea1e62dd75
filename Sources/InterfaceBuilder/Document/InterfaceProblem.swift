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
}
