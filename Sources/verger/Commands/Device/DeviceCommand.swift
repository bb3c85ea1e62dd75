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
            ListAppsCommand.self, AppInfoCommand.self, AppContainerCommand.self, AppDataCommand.self, IOCommand.self,
            LocationCommand.self, HeadingCommand.self, MapCommand.self, PrivacyCommand.self,
            AddMediaCommand.self, CameraCommand.self, ButtonCommand.self, RotateCommand.self, ShakeCommand.self,
            AccelerateCommand.self,
            MemoryWarningCommand.self, CallCommand.self, TextCommand.self, BatteryCommand.self, NetworkCommand.self,
            VolumeCommand.self, SilentCommand.self, HeadsetCommand.self, MicrophoneCommand.self, ProximityCommand.self,
            HardwareKeyboardCommand.self, RenderingCommand.self, ProductsCommand.self, ShopCommand.self,
            GameCenterCommand.self, NearbyCommand.self, AdvertisingCommand.self,
            PushCommand.self, CopyCommand.self, PasteCommand.self, PasteboardSyncCommand.self, StatusBarCommand.self,
            AppearanceCommand.self, SettingsCommand.self, KeychainCommand.self, TrustCommand.self, SpawnCommand.self,
            GetenvCommand.self,
            LogVerboseCommand.self,
            DiagnoseCommand.self, UpgradeCommand.self, PairCommand.self, UnpairCommand.self, ActivatePairCommand.self,
            CloudSyncCommand.self, RuntimeCommand.self, ServeCommand.self, WebDriverCommand.self,
            WebDriverSessionCommand.self, UnknownVerb.self,
        ], defaultSubcommand: UnknownVerb.self)

    /// The names of the verbs, in the order of their help.
    static var verbs: [String] {
        configuration.subcommands.compactMap { verb -> String? in
            let configuration = verb.configuration
            return configuration.shouldDisplay ? configuration.commandName : nil
        }
    }
}

/// The device that a subcommand is for.
struct DeviceArgument: ParsableArguments {
    @Argument(help: "A device's name, or “booted”.")
    var device: String

    func perform(_ verb: ControlRequest.Verb, _ arguments: [String] = []) throws {
        try ControlClient(device).perform(ControlRequest(verb: verb, arguments: arguments))
    }
}
