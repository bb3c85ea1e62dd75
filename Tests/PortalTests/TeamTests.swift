import Foundation
import Portal
import Testing

/// Teams, and who may do what in one.
@Suite struct TeamTests {
    @Test func `A team has an identifier of ten letters and digits, and one agent`() throws {
        let test = try TestPortal()
        #expect(test.team.identifier.wholeMatch(of: #/[A-Z0-9]{10}/#) != nil)
        #expect(try test.portal.agent(of: test.team) == test.agent)
        #expect(try test.portal.members(of: test.team).map(\.role) == [.agent, .admin, .member])
        #expect(try test.portal.team("Example Inc.") == test.team)
        #expect(try test.portal.team(test.team.identifier) == test.team)
        #expect(refusal { try test.portal.team("Nobody") } == .notFound)
        let second = try test.portal.addTeam(name: "Example Inc.", agent: test.member.account)
        #expect(refusal { try test.portal.team("Example Inc.") } == .invalid)
        #expect(try test.portal.memberships(of: test.member.account).map(\.role).sorted() == [.member, .agent])
        #expect(second.identifier != test.member.identifier)
    }

    @Test func `Admins invite members, and only the agent appoints admins`() throws {
        let test = try TestPortal()
        let dora = try test.portal.addAccount(email: "dora@example.com", name: "Dora")
        #expect(refusal { try test.portal.membership(of: dora, in: test.team) } == .notAllowed)
        #expect(refusal { try test.portal.setRole(.member, of: dora, by: test.member) } == .notAllowed)
        #expect(refusal { try test.portal.setRole(.admin, of: dora, by: test.admin) } == .notAllowed)
        #expect(try test.portal.setRole(.member, of: dora, by: test.admin).role == .member)
        #expect(refusal { try test.portal.setRole(.agent, of: dora, by: test.agent) } == .refused)
        let promoted = try test.portal.setRole(.admin, of: dora, by: test.agent)
        #expect(promoted.role == .admin)
        // Her identifier, which stands in her certificates, stays.
        #expect(try test.portal.setRole(.member, of: dora, by: test.agent).identifier == promoted.identifier)
        #expect(refusal { try test.portal.setRole(.member, of: test.agent.account, by: test.admin) } == .notAllowed)
        #expect(refusal { try test.portal.setRole(.member, of: test.agent.account, by: test.agent) } == .refused)
    }

    @Test func `The agent hands over, and is an admin then`() throws {
        let test = try TestPortal()
        #expect(refusal { try test.portal.handOver(to: test.admin.account, by: test.admin) } == .notAllowed)
        let stranger = try test.portal.addAccount(email: "dora@example.com", name: "Dora")
        #expect(refusal { try test.portal.handOver(to: stranger, by: test.agent) } == .notAllowed)
        try test.portal.handOver(to: test.member.account, by: test.agent)
        #expect(try test.portal.agent(of: test.team).account == test.member.account)
        #expect(try test.portal.membership(of: test.agent.account, in: test.team).role == .admin)
    }

    @Test func `Who leaves has no certificate any longer`() throws {
        let test = try TestPortal()
        let certificate = try test.issue(.developer, to: test.member)
        #expect(refusal { try test.portal.removeMember(test.agent.account, by: test.agent) } == .refused)
        #expect(refusal { try test.portal.removeMember(test.admin.account, by: test.admin) } == .notAllowed)
        #expect(refusal { try test.portal.removeMember(test.admin.account, by: test.member) } == .notAllowed)
        try test.portal.removeMember(test.member.account, by: test.admin)
        #expect(try test.portal.certificate(certificate.number, of: test.team).state == .revoked)
        let list = try test.portal.authority.revocationList(now: test.now)
        #expect(list.revoked.keys.sorted() == [certificate.serial])
        #expect(refusal { try test.portal.membership(of: test.member.account, in: test.team) } == .notAllowed)
    }
}
