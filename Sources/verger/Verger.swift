import ArgumentParser

/// The command line; docs/CommandLine.md describes it.
struct Verger: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verger",
        abstract: "Builds, runs and tests iPhone apps on Linux.",
        discussion: """
            Exit status: 0 fine, 1 the app or a script's expectation failed, 2 wrong use, 3 the app crashed, \
            4 it did not build.
            """,
        subcommands: [
            RunCommand.self, DebugCommand.self, BuildCommand.self, NewCommand.self, TestCommand.self,
            UITestCommand.self, AuditCommand.self, DeviceCommand.self, SDKCommand.self, InterfaceCommand.self,
            InterfaceToolCommand.self, DataModelCommand.self, MappingModelCommand.self, CoreDataCommand.self,
            LanguageServerCommand.self, PortalCommand.self, PushServiceCommand.self, OrganizerCommand.self,
            XcodebuildCommand.self, XcrunCommand.self,
        ])
}
