import Foundation
import Portal
import Testing

/// People who are invited before they have an account.
@Suite struct InvitationTests {
    @Test func `Who has the code makes the account, once`() throws {
        let test = try TestPortal()
        let code = try #require(try test.portal.invite("Dora@example.com", role: .member, by: test.admin))
        #expect(try test.portal.invitation(code).email == "dora@example.com")
        #expect(try test.portal.invitation(code).team == "Example Inc.")
        #expect(refusal { try test.portal.account("dora@example.com") } == .notFound)
        #expect(refusal { try test.portal.join(code, name: "", password: "horse battery") } == .invalid)
        #expect(refusal { try test.portal.join(code, name: "Dora", password: "short") } == .invalid)
        #expect(refusal { try test.portal.join(code + "0", name: "Dora", password: "horse battery") } == .notFound)
        let member = try test.portal.join(code, name: "Dora", password: "horse battery")
        #expect(member.role == .member && member.team == test.team)
        #expect(try test.portal.logIn(email: "dora@example.com", password: "horse battery") == member.account)
        #expect(refusal { try test.portal.join(code, name: "Eve", password: "horse battery") } == .notFound)
    }

    @Test func `An invitation ends after a week, with the next one, and with the right to invite`() throws {
        let test = try TestPortal()
        let first = try #require(try test.portal.invite("dora@example.com", role: .member, by: test.admin))
        let second = try #require(try test.portal.invite("dora@example.com", role: .member, by: test.admin))
        #expect(refusal { try test.portal.invitation(first) } == .notFound)
        test.now += 7 * 86400 - 1
        _ = try test.portal.invitation(second)
        test.now += 1
        #expect(refusal { try test.portal.invitation(second) } == .notFound)
        let third = try #require(try test.portal.invite("dora@example.com", role: .member, by: test.admin))
        try test.portal.setRole(.member, of: test.admin.account, by: test.agent)
        #expect(refusal { try test.portal.join(third, name: "Dora", password: "horse battery") } == .notFound)
        #expect(refusal { try test.portal.account("dora@example.com") } == .notFound)
    }

    @Test func `Who has an account becomes a member at once, and nobody's account is taken over`() throws {
        let test = try TestPortal()
        #expect(refusal { try test.portal.invite("dora@example.com", role: .member, by: test.member) } == .notAllowed)
        #expect(refusal { try test.portal.invite("dora@example.com", role: .admin, by: test.admin) } == .notAllowed)
        #expect(refusal { try test.portal.invite("dora@example.com", role: .agent, by: test.agent) } == .refused)
        #expect(refusal { try test.portal.invite("dora", role: .member, by: test.agent) } == .invalid)
        let code = try #require(try test.portal.invite("dora@example.com", role: .admin, by: test.agent))
        let dora = try test.portal.addAccount(email: "dora@example.com", name: "Dora", password: "horse battery")
        #expect(refusal { try test.portal.join(code, name: "Eve", password: "stolen from her") } == .conflict)
        #expect(try test.portal.logIn(email: "dora@example.com", password: "horse battery") == dora)
        #expect(try test.portal.invite("dora@example.com", role: .admin, by: test.agent) == nil)
        #expect(try test.portal.membership(of: dora, in: test.team).role == .admin)
    }
}
