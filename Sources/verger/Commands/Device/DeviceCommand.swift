import ArgumentParser

/// The subcommands and arguments of Apple's simctl.
struct DeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "device", abstract: "Boot devices and manage what is on them.",
        discussion: "DEVICE is a device's name or its UDID, or “booted” for the one that is booted.",
        subcommands: [
            ListCommand.self, CreateCommand.self, CloneCommand.self, RenameCommand.self, DeleteCommand.self,
            BootCommand.self, BootStatusCommand.self, ShutdownCommand.self, EraseCommand.self, LogCommand.self,
            CrashesCommand.self,
            InstallCommand.self, UninstallCommand.self, LaunchCommand.self, TerminateCommand.self, OpenURLCommand.self,
            ListAppsCommand.self,
            AppContainerCommand.self, IOCommand.self, LocationCommand.self, HeadingCommand.self, PrivacyCommand.self,
            AddMediaCommand.self, ButtonCommand.self, RotateCommand.self, ShakeCommand.self, AccelerateCommand.self,
            MemoryWarningCommand.self, CallCommand.self, TextCommand.self, BatteryCommand.self, NetworkCommand.self,
            PushCommand.self, CopyCommand.self, PasteCommand.self, StatusBarCommand.self, ServeCommand.self,
            WebDriverCommand.self, WebDriverSessionCommand.self,
        ])
}

/// The device that a subcommand is for.
struct DeviceArgument: ParsableArguments {
    @Argument(help: "A device's name, or “booted”.")
    var device: String

    func perform(_ verb: ControlRequest.Verb, _ arguments: [String] = []) throws {
        try ControlClient(device).perform(ControlRequest(verb: verb, arguments: arguments))
    }
}
