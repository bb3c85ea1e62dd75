import ArgumentParser
import Foundation
import Portal

extension TeamRole: ExpressibleByArgument {}

struct PortalTeamCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "team", abstract: "Teams and their members.",
        subcommands: [
            AddTeamCommand.self, ListTeamsCommand.self, ListMembersCommand.self, InviteMemberCommand.self,
            RemoveMemberCommand.self, HandOverTeamCommand.self,
        ])
}

struct AddTeamCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Make a team.")

    @Argument(help: "The team's name: a company or a person.") var name: String
    @Option(help: "The account of who stands for it.") var agent: String
    @OptionGroup var output: PortalOutput

    func run() throws {
        let portal = try Portal(PortalPlace())
        let membership = try portal.addTeam(name: name, agent: portal.account(agent))
        try output.show(membership.team, "The team “\(membership.team.name)” is \(membership.team.identifier).")
    }
}

struct ListTeamsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the teams.")

    @OptionGroup var output: PortalOutput

    func run() throws {
        let teams = try Portal(PortalPlace()).teams()
        try output.show(teams, ["IDENTIFIER", "NAME", "SINCE"], nothing: "There are no teams.") {
            [$0.identifier, $0.name, PortalOutput.day($0.created)]
        }
    }
}

struct ListMembersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "members", abstract: "List who is in a team.")

    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let members = try portal.members(of: options.team(in: portal))
        try options.output.show(members, ["IDENTIFIER", "ROLE", "ADDRESS", "NAME"], nothing: "Nobody is in the team.") {
            [$0.identifier, $0.role.rawValue, $0.account.email, $0.account.name]
        }
    }
}

struct InviteMemberCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite", abstract: "Take a person into a team, or give a member another role.")

    @Argument(help: "The person's account.") var email: String
    @Option(help: "admin or member.") var role = TeamRole.member
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let membership = try portal.setRole(
            role, of: portal.account(email), by: options.membership(in: portal))
        try options.output.show(
            membership, "\(membership.account.email) is \(role.rawValue) of the team “\(membership.team.name)”.")
    }
}

struct RemoveMemberCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a person out of a team, and revoke the person's certificates.")

    @Argument(help: "The person's account.") var email: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let account = try portal.account(email)
        try portal.removeMember(account, by: member)
        try options.output.show(account, "\(account.email) has left the team “\(member.team.name)”.")
    }
}

struct HandOverTeamCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hand-over", abstract: "Make another member the team's agent.")

    @Argument(help: "The member's account.") var email: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        try portal.handOver(to: portal.account(email), by: member)
        try options.output.show(
            portal.agent(of: member.team), "\(email) is the agent of the team “\(member.team.name)”.")
    }
}
