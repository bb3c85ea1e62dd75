import ArgumentParser
import Foundation
import Portal

struct PortalServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Show the portal as a web site on this machine.",
        discussion: """
            It listens on 127.0.0.1. People log in with the passwords of “verger portal account password”. Ctrl-C ends it.
            """)

    @Option(help: "The port; 0 for one that the system chooses.") var port: UInt16 = 4790
    @Option(
        help: ArgumentHelp(
            "A PostgreSQL database in the place of the file in the portal's folder, as VERGER_PORTAL_STORE names for all verbs.",
            valueName: "postgres://…"))
    var store: String?
    @Option(help: "End after this many seconds.") var timeout: Double?

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError("--timeout takes seconds from just above 0 to 86400.")
        }
    }

    func run() throws {
        var place = PortalPlace()
        if let store { place.store = store }
        let portal = try Portal(place)
        try MainActor.assumeIsolated { try PortalServer(portal, port: port).run(timeout: timeout) }
    }
}
