import ArgumentParser

struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "Tell or change a device's language, region, time zone and clock.",
        discussion: """
            settings DEVICE                    all of them
            settings DEVICE NAME               one
            settings DEVICE NAME VALUE         sets it; apps that run are ended, and learn of it when they start anew

            language: de, pt-BR. region: de_DE. time-zone: Europe/Paris. 24-hour: on or off. “default” is what the device comes with; the time \
            zone is this machine's then.
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "language, region, time-zone or 24-hour.") var name: String?
    @Argument(help: "What it is to be.") var value: String?

    func run() throws { try target.perform(.settings, [name, value].compactMap { $0 }) }
}
