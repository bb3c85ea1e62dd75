import ArgumentParser
import Foundation
import Portal

struct PortalPublishCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish", abstract: "Give a build to testers, who install it over the air.",
        discussion: """
            The build is signed with a certificate of the portal and a profile for ad hoc or development. Its page is on the site \
            of “verger portal serve”, at a link that nobody can guess; testers need no account.
            """)

    @Argument(help: "The .ipa, or an .app.", completion: .file(extensions: ["app", "ipa"])) var app: String
    @Option(parsing: .unconditional, help: "What testers should know.") var notes: String?
    @Option(help: "A file with what testers should know; - for standard input.", completion: .file())
    var notesFile: String?
    @OptionGroup var options: PortalOptions

    func validate() throws {
        guard notes == nil || notesFile == nil else {
            throw ValidationError("Give --notes or --notes-file, not both.")
        }
    }

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let text = try notesFile.map { try StandardInput.text(ofFile: $0) } ?? notes ?? ""
        let build = try portal.publish(URL(fileURLWithPath: app).path, notes: text, by: member)
        let record = try PublishedRecord(build, of: member.team, in: portal)
        try options.output.show(
            record,
            """
            \(build.title) \(build.fullVersion) is published as number \(build.number), for \(build.deviceCount) \
            of “\(build.profile)”.
            Testers find it at \(record.page), after the address of “verger portal serve”.
            """)
    }
}

/// A build with the page on which it is.
struct PublishedRecord: Encodable {
    let build: PublishedBuild
    /// The path of the page on the portal's site.
    let page: String

    init(_ build: PublishedBuild, of team: Team, in portal: Portal) throws {
        self.build = build
        page = try portal.publishedApps(of: team).first { $0.bundle == build.bundle }?.path ?? ""
    }
}
