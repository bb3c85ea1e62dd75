import ArgumentParser

struct NearbyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nearby", abstract: "Play somebody with another device, whom sessions of GameKit find.",
        discussion: """
            appears: they come near, and send back what they get. refuses: they refuse connections. asks: they ask for one. \
            leaves: they go away. Devices that are booted on this machine find each other without it.
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "Their name.") var name: String
    @Argument(help: "appears, refuses, asks or leaves.") var act: String

    func run() throws { try target.perform(.nearby, [name, act]) }
}
