import ArgumentParser
import Foundation

struct InstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "install", abstract: "Install an .app or .ipa.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The path of the .app or .ipa.", completion: .file(extensions: ["app", "ipa"])) var path: String

    func run() throws {
        func install(_ app: String) throws { try target.perform(.install, [URL(fileURLWithPath: app).path]) }
        // What is neither is refused by the device, with the reason.
        if try AppLocation.withFinishedApp(at: path, install) == nil { try install(path) }
    }
}

struct UninstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall", abstract: "Remove an app with all its files.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier.") var identifier: String

    func run() throws { try target.perform(.uninstall, [identifier]) }
}

struct LaunchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "launch", abstract: "Start an app.")

    @Flag(help: "Show what the app writes until it ends, and end with its status; Ctrl-C ends it.") var console = false
    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier.") var identifier: String
    @Argument(parsing: .captureForPassthrough, help: "The app's arguments.") var arguments: [String] = []

    func run() throws {
        guard console else { return try target.perform(.launch, [identifier] + arguments) }
        let client = try ControlClient(target.device)
        try client.watch(identifier) {
            try client.perform(ControlRequest(verb: .launch, arguments: [identifier] + arguments))
        }
    }
}

struct TerminateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "terminate", abstract: "End an app as Home does.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier.") var identifier: String

    func run() throws { try target.perform(.terminate, [identifier]) }
}

struct OpenURLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openurl", abstract: "Open an URL with the app that handles its scheme.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The URL.") var url: String

    func run() throws { try target.perform(.openURL, [url]) }
}

struct ListAppsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "listapps", abstract: "List the installed apps.")

    @Flag(name: [.short, .long], help: "Print JSON, by identifier, with simctl's keys.") var json = false
    @OptionGroup var target: DeviceArgument

    func run() throws {
        if json { try target.perform(.appInfo, ["all", "json"]) } else { try target.perform(.listApps) }
    }
}

struct AppContainerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get_app_container", abstract: "Print the path of an app's bundle or of its files.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier.") var identifier: String
    @Argument(help: "app (the bundle), data (its files); groups came with iOS 8.") var container = "app"

    func run() throws { try target.perform(.appContainer, [identifier, container]) }
}
