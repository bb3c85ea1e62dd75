/// A part of a build that makes one thing.
protocol QueuedStep {
    /// "Compiling", "Linking".
    var verb: String { get }
    /// What is made, as the person who builds knows it.
    var subject: String { get }
    /// Whether nothing that the result depends on has changed.
    var isUpToDate: Bool { get }

    /// - Returns: what it printed, and whether it succeeded.
    func run() throws -> ToolProcess.Result
}
