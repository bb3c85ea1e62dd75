/// A step of a build, which makes one output.
protocol QueuedStep: Sendable {
    /// The verb of the progress message ("Compiling", "Linking"); nil for a step without a message.
    var verb: String? { get }
    /// The name of the output in messages.
    var subject: String { get }

    /// Whether no input has changed since the last run.
    func isUpToDate(_ identities: FileIdentities) -> Bool

    /// - Returns: The output of the tool, and whether it succeeded.
    func run() throws -> ToolProcess.Result

    /// Removes the files that the step has written from the cache.
    func forgetOutputs(in identities: FileIdentities)
}
