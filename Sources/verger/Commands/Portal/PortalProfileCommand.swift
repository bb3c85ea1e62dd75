import ArgumentParser
import CodeSigning
import Foundation
import Portal

extension ProfileKind: ExpressibleByArgument {}

struct PortalProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Provisioning profiles.",
        subcommands: [
            MakeProfileCommand.self, ListProfilesCommand.self, DownloadProfileCommand.self, InstallProfileCommand.self,
            RemoveProfileCommand.self,
        ])
}

struct MakeProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "make", abstract: "Make a profile, or make one of this name again.")

    @Argument(help: "The profile's name.") var name: String
    @Option(help: "development, ad-hoc or app-store.") var kind = ProfileKind.development
    @Option(help: "The App ID's bundle identifier.") var app: String
    @Option(help: "The number of a certificate that may sign; all valid ones if not given.")
    var certificate: [Int64] = []
    @Option(help: "A device's identifier or name; all of the team if not given.") var device: [String] = []
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let profile = try portal.makeProfile(
            name, kind: kind, app: app, certificates: certificate.isEmpty ? nil : certificate,
            devices: device.isEmpty ? nil : device, by: options.membership(in: portal))
        let count = profile.devices.count
        let devices = profile.kind == .appStore ? "" : " for \(count) device\(count == 1 ? "" : "s")"
        try options.output.show(
            profile,
            "The profile “\(profile.name)” is made\(devices), until \(PortalOutput.day(profile.expires)): \(profile.uuid)"
        )
    }
}

struct ListProfilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the profiles.")

    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let profiles = try portal.profiles(of: options.team(in: portal))
        let titles = ["NAME", "KIND", "STATE", "UNTIL", "APP ID", "UUID"]
        try options.output.show(profiles, titles, nothing: "The team has no profiles.") {
            [$0.name, $0.kind.rawValue, $0.state.rawValue, PortalOutput.day($0.expires), $0.app, $0.uuid]
        }
    }
}

struct DownloadProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "download", abstract: "Save a profile in a file (.mobileprovision).")

    @Argument(help: "The profile's name or UUID.") var name: String
    @Option(name: [.short, .long], help: "The file; - for standard output.", completion: .file())
    var output: String?
    @OptionGroup var options: PortalOptions

    private struct Reply: Encodable {
        var file: String
        var uuid: String
    }

    func run() throws {
        let portal = try options.portal()
        let team = try options.team(in: portal)
        let profile = try portal.profile(name, of: team)
        // A name may have characters that a file's name cannot.
        let file = output ?? profile.name.replacing("/", with: "_") + ".mobileprovision"
        try PortalOutput.write(portal.downloadProfile(name, of: team), to: file)
        guard file != "-" else { return }
        try options.output.show(Reply(file: file, uuid: profile.uuid), "The profile is in \(file).")
    }
}

struct InstallProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Put a profile where xcodebuild and codesign look for it.")

    @Argument(help: "The profile's name or UUID.") var name: String
    @OptionGroup var options: PortalOptions

    private struct Reply: Encodable {
        var file: String
        var uuid: String
    }

    func run() throws {
        let portal = try options.portal()
        let team = try options.team(in: portal)
        let (profile, bytes) = (try portal.profile(name, of: team), try portal.downloadProfile(name, of: team))
        let folder = ProfileFolder()
        let file = "\(folder.path)/\(try folder.install(Data(bytes)).uuid).mobileprovision"
        try options.output.show(Reply(file: file, uuid: profile.uuid), "The profile is installed: \(file)")
    }
}

struct RemoveProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Forget a profile.")

    @Argument(help: "The profile's name or UUID.") var name: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let profile = try portal.profile(name, of: member.team)
        try portal.removeProfile(name, by: member)
        try options.output.show(profile, "The profile “\(profile.name)” is removed.")
    }
}
