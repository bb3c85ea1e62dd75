import ArgumentParser
import Foundation
import Portal

/// In which team and in whose name something is done, and how it is told.
struct PortalOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The team's identifier or name; not needed if there is one.", valueName: "team"))
    var team: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp("The account in whose name it is done; the team's agent if not given.", valueName: "email"))
    var account: String?

    @OptionGroup var output: PortalOutput

    func portal() throws -> Portal { try Portal(PortalPlace()) }

    func team(in portal: Portal) throws -> Team {
        if let team { return try portal.team(team) }
        let teams = try portal.teams()
        guard let first = teams.first else {
            throw CommandError(
                "there is no team yet",
                cure:
                    "Make one: verger portal account add EMAIL --name NAME; verger portal team add NAME --agent EMAIL",
                status: .wrongUse)
        }
        guard teams.count == 1 else {
            throw CommandError(
                "there are \(teams.count) teams",
                cure: "Name one: --team \(teams.map(\.identifier).joined(separator: ", or "))", status: .wrongUse)
        }
        return first
    }

    func membership(in portal: Portal) throws -> Membership {
        let team = try team(in: portal)
        guard let account else { return try portal.agent(of: team) }
        return try portal.membership(of: portal.account(account), in: team)
    }
}
