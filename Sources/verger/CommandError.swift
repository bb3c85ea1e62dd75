/// An error that ends a command: the message and the exit status.
struct CommandError: Error, CustomStringConvertible {
    var status: ExitStatus
    var problem: String
    var cure: String?

    init(_ problem: String, cure: String? = nil, status: ExitStatus = .failed) {
        self.status = status
        self.problem = problem
        self.cure = cure
    }

    var description: String { "error: \(problem)" + (cure.map { "\n    \($0)" } ?? "") }
}
