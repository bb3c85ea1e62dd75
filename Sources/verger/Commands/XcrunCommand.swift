import ArgumentParser

/// Answers to the names of Xcode's tools, so that existing scripts run.
struct XcrunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcrun", abstract: "Answer as one of Xcode's tools: xcrun NAME ARGUMENTS.",
        discussion: "Tools: \(tools.keys.sorted().joined(separator: ", ")).")

    private static let tools: [String: any ParsableCommand.Type] = [:]

    @Argument(help: "The tool's name.")
    var tool: String

    @Argument(parsing: .captureForPassthrough, help: "The tool's own arguments.")
    var arguments: [String] = []

    func run() async throws {
        guard let command = Self.tools[tool] else {
            throw CommandError(
                "no tool named \(tool)", cure: "There are: \(Self.tools.keys.sorted().joined(separator: ", ")).",
                status: .wrongUse)
        }
        var parsed = try command.parseAsRoot(arguments)
        if var parsed = parsed as? AsyncParsableCommand {
            try await parsed.run()
        } else {
            try parsed.run()
        }
    }
}
