/// Why a command ends early: the message and the status it answers with.
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
