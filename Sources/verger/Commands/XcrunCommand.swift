import ArgumentParser

/// Runs a command by the name of an Xcode tool, so that existing scripts work.
struct XcrunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcrun", abstract: "Answer as one of Xcode's tools: xcrun NAME ARGUMENTS.",
        discussion: "Tools: \(tools.keys.sorted().joined(separator: ", ")).")

    private static let tools: [String: any ParsableCommand.Type] = [
        "PackageApplication": PackageApplicationCommand.self, "afconvert": ConvertSoundCommand.self,
        "afinfo": SoundInformationCommand.self, "afplay": PlaySoundCommand.self, "codesign": CodesignCommand.self,
        "ibtool": InterfaceToolCommand.self, "mapc": MappingModelCommand.self, "momc": DataModelCommand.self,
        "security": SecurityCommand.self, "simctl": DeviceCommand.self, "xcodebuild": XcodebuildCommand.self,
    ]

    @Argument(help: "The tool's name.")
    var tool: String

    @Argument(parsing: .captureForPassthrough, help: "The tool's own arguments.")
    var arguments: [String] = []

    func run() throws {
        guard let command = Self.tools[tool] else {
            throw CommandError(
                "no tool named \(tool)", cure: "There are: \(Self.tools.keys.sorted().joined(separator: ", ")).",
                status: .wrongUse)
        }
        var parsed = try command.parseAsRoot(arguments)
        try parsed.run()
    }
}
