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
    static let configuration = CommandConfiguration(
        commandName: "launch", abstract: "Start an app.",
        discussion: """
            Variables of this command's environment that begin with SIMCTL_CHILD_ are the app's, without that. They and \
            arguments start an app anew that runs already.
            """)

    @Flag(help: "Show what the app writes until it ends, and end with its status; Ctrl-C ends it.") var console = false
    @Flag(help: "As --console.") var consolePty = false
    @Flag(help: "End the app first, if it runs.") var terminateRunningProcess = false
    @Flag(name: [.customShort("w"), .long], help: "Not here: verger debug starts an app under gdb.")
    var waitForDebugger = false
    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier.") var identifier: String
    @Argument(parsing: .captureForPassthrough, help: "The app's arguments.") var arguments: [String] = []

    func run() throws {
        guard !waitForDebugger else {
            throw CommandError(
                "a booted device does not wait for debuggers", cure: "Debug the project: verger debug PATH",
                status: .wrongUse)
        }
        let client = try ControlClient(target.device)
        if terminateRunningProcess {
            // Until it is gone: its end would be taken for that of the new one. An app that hangs is killed by the device.
            let end = ControlRequest(verb: .terminate, arguments: [identifier])
            while try client.ask(end).status == ExitStatus.fine.rawValue { usleep(20_000) }
        }
        let request = ControlRequest(
            verb: .launch, arguments: [identifier] + arguments, environment: Self.environmentOfApp)
        guard console || consolePty else { return try client.perform(request) }
        try client.watch(identifier) { try client.perform(request) }
    }
}

extension LaunchCommand {
    private static let prefix = "SIMCTL_CHILD_"

    /// What the app finds in its environment besides what all apps do.
    private static var environmentOfApp: [String: String]? {
        let variables = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix(prefix) && $0.key != prefix }
        guard !variables.isEmpty else { return nil }
        return Dictionary(uniqueKeysWithValues: variables.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
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
