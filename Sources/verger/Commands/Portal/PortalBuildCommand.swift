import ArgumentParser
import Foundation
import Portal

struct PortalBuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds that were published for testers.",
        subcommands: [
            ListBuildsCommand.self, ShowBuildCommand.self, RemoveBuildCommand.self, RenewLinkCommand.self,
        ])
}

struct ListBuildsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the builds, of each app the newest first.")

    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let builds = try portal.publishedApps(of: options.team(in: portal)).flatMap(\.builds)
        try options.output.show(
            builds, ["NO.", "APP", "VERSION", "PUBLISHED", "BY", "DEVICES", "UNTIL", "BYTES"],
            nothing: "The team has published no builds."
        ) {
            [
                "\($0.number)", $0.bundle, $0.fullVersion, PortalOutput.day($0.published), $0.publisher,
                "\($0.devices)",
                PortalOutput.day($0.expires), "\($0.size)",
            ]
        }
    }
}

struct ShowBuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Tell all of a build.")

    @Argument(help: "Its number.") var number: Int64
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let team = try options.team(in: portal)
        let build = try portal.build(number, of: team)
        let record = try PublishedRecord(build, of: team, in: portal)
        let lines = [
            "\(build.title) \(build.fullVersion) (\(build.bundle))",
            "Published: \(PortalOutput.day(build.published)) by \(build.publisher)",
            "Profile:   \(build.profile), \(build.kind.rawValue), \(build.devices) devices, until "
                + PortalOutput.day(build.expires),
            "System:    " + (build.system.map { "\($0) or later" } ?? "any"),
            "Size:      \(build.size) bytes", "SHA-256:   \(build.hash)", "Page:      \(record.page)",
            "File:      \(portal.file(of: build))",
        ]
        try options.output.show(
            record, (lines + (build.notes.isEmpty ? [] : ["", build.notes])).joined(separator: "\n"))
    }
}

struct RemoveBuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a build away from testers, with its file.")

    @Argument(help: "Its number.") var number: Int64
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let build = try portal.build(number, of: member.team)
        try portal.removeBuild(number, by: member)
        try options.output.show(build, "\(build.title) \(build.fullVersion) is removed.")
    }
}

struct RenewLinkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "renew-link", abstract: "Give an app's page another link; the old one leads nowhere.")

    @Argument(help: "The app's bundle identifier.") var bundle: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let app = try portal.renewLink(bundle, by: options.membership(in: portal))
        try options.output.show(app, "Testers find \(app.title) at \(app.path) now.")
    }
}
