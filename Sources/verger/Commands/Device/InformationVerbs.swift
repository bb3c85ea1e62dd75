import ArgumentParser

struct AppInfoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appinfo", abstract: "Print what is known of an app, as a property list with simctl's keys.")

    @Flag(name: [.short, .long], help: "Print JSON.") var json = false
    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier.") var identifier: String

    func run() throws { try target.perform(.appInfo, [identifier] + (json ? ["json"] : [])) }
}

struct GetenvCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "getenv", abstract: "Print a variable of the environment that apps get.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The variable's name.") var name: String

    func run() throws { try target.perform(.environment, [name]) }
}

struct LogVerboseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logverbose",
        abstract: "Log the device's own steps, such as each state of an app, or tell whether it does.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "enable or disable.") var action: String?

    func run() throws { try target.perform(.verboseLog, action.map { [$0] } ?? []) }
}
