import ArgumentParser

struct AdvertisingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "advertising", abstract: "Say what becomes of an app's wish for an advertisement, or tell it.",
        discussion: "none: there are none. fill: there is one, which says that it is a test. fail: the server fails.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "none, fill or fail.") var mode: String?

    func run() throws { try target.perform(.advertising, mode.map { [$0] } ?? []) }
}
