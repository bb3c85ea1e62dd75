import ArgumentParser
import Foundation
import Portal

extension AppService: ExpressibleByArgument {}

struct PortalAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "App IDs.",
        subcommands: [AddAppCommand.self, ListAppIDsCommand.self, ConfigureAppCommand.self, RemoveAppCommand.self])
}

struct AddAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Register an App ID.",
        discussion: "com.example.app is one app; com.example.* and * are several, without services.")

    @Argument(help: "The bundle identifier.") var bundle: String
    @Option(help: "What profiles call it; the bundle identifier if not given.") var name: String?
    @Option(help: "push, in-app-purchase, game-center or icloud; may be given several times.")
    var service: [AppService] = []
    @Option(help: "The prefix of another App ID, with which it shares passwords; a new one if not given.")
    var prefix: String?
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let app = try portal.addApp(
            bundle, name: name ?? (bundle == "*" ? "All apps" : bundle), services: Set(service), prefix: prefix,
            by: options.membership(in: portal))
        try options.output.show(app, "The App ID is \(app.text).")
    }
}

struct ListAppIDsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the App IDs.")

    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let apps = try portal.apps(of: options.team(in: portal))
        try options.output.show(apps, ["APP ID", "NAME", "SERVICES"], nothing: "The team has no App IDs.") {
            [$0.text, $0.name, $0.services.sorted().map(\.rawValue).joined(separator: " ")]
        }
    }
}

struct ConfigureAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "configure", abstract: "Say what an App ID is for.",
        discussion: "Profiles for it have to be made again then.")

    @Argument(help: "The bundle identifier.") var bundle: String
    @Option(help: "push, in-app-purchase, game-center or icloud; all that it is for, none to turn all off.")
    var service: [AppService] = []
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let app = try portal.setServices(Set(service), of: bundle, by: options.membership(in: portal))
        let services = app.services.sorted().map(\.rawValue).joined(separator: ", ")
        try options.output.show(app, "\(app.text): \(services.isEmpty ? "no services" : services).")
    }
}

struct RemoveAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Forget an App ID that nothing is for.")

    @Argument(help: "The bundle identifier.") var bundle: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let app = try portal.app(bundle, of: member.team)
        try portal.removeApp(bundle, by: member)
        try options.output.show(app, "The App ID \(app.text) is removed.")
    }
}
