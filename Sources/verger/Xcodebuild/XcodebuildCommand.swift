import ArgumentParser

/// Apple's `xcodebuild`: builds targets of an Xcode project, with the same arguments and output format.
struct XcodebuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcodebuild", abstract: "Build targets of an Xcode project, with xcodebuild's arguments.",
        discussion: XcodebuildArguments.usage)

    // Passed through, since the parser cannot read Apple's options, which have one dash.
    @Argument(parsing: .captureForPassthrough, help: "xcodebuild's own arguments.")
    var arguments: [String] = []

    func run() throws {
        let arguments = try XcodebuildArguments(self.arguments)
        switch arguments.query {
        case .help: print(XcodebuildArguments.usage)
        case .version: print(XcodebuildListing.version)
        case .sdks: print(XcodebuildListing.sdks)
        case .list: print(XcodebuildListing.contents(of: try XcodebuildSource(arguments)))
        case .settings: print(try XcodebuildListing.settings(XcodebuildSelection(arguments), arguments))
        case nil: try XcodebuildRun(arguments).run()
        }
    }
}
