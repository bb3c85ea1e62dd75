/// A part of a build that makes one thing.
protocol QueuedStep: Sendable {
    /// "Compiling", "Linking"; nil for work that is not worth telling of.
    var verb: String? { get }
    /// What is made, as the person who builds knows it.
    var subject: String { get }

    /// Whether nothing that the result depends on has changed.
    func isUpToDate(_ identities: FileIdentities) -> Bool

    /// - Returns: what it printed, and whether it succeeded.
    func run() throws -> ToolProcess.Result

    /// What the step has written is looked at anew.
    func forgetOutputs(in identities: FileIdentities)
}
