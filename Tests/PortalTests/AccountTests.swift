import Foundation
import Portal
import Testing

/// Accounts and their passwords.
@Suite struct AccountTests {
    @Test func `An account is known by its address, however that is written`() throws {
        let test = try TestPortal()
        let account = try test.portal.addAccount(email: " Dora@Example.COM ", name: "Dora")
        #expect(account.email == "dora@example.com")
        #expect(try test.portal.account("DORA@example.com") == account)
        #expect(refusal { try test.portal.addAccount(email: "dora@EXAMPLE.com", name: "Dora") } == .conflict)
        #expect(refusal { try test.portal.account("nobody@example.com") } == .notFound)
        #expect(try test.portal.accounts().map(\.name) == ["Ada Agent", "Ben Admin", "Cleo Member", "Dora"])
    }

    @Test(arguments: [
        "", "dora", "@b.c", "a@", "a@b@c", "a b@c.d", "ä@b.c", "a\n@b.c", String(repeating: "a", count: 99) + "@b",
    ])
    func `What is no address is refused`(_ email: String) throws {
        let test = try TestPortal()
        #expect(refusal { try test.portal.addAccount(email: email, name: "Dora") } == .invalid)
    }

    @Test(arguments: ["", "  ", "a\u{7}b", "two\nlines", String(repeating: "n", count: 101)])
    func `What cannot be a name is refused`(_ name: String) throws {
        let test = try TestPortal()
        #expect(refusal { try test.portal.addAccount(email: "a@b.c", name: name) } == .invalid)
    }

    @Test func `Only who knows the password logs in`() throws {
        let test = try TestPortal()
        let account = try test.portal.addAccount(email: "dora@example.com", name: "Dora", password: "horse battery")
        #expect(account.hasPassword)
        #expect(try test.portal.logIn(email: "Dora@example.com", password: "horse battery") == account)
        #expect(try test.portal.logIn(email: "dora@example.com", password: "horse batteri") == nil)
        #expect(try test.portal.logIn(email: "nobody@example.com", password: "horse battery") == nil)
        #expect(try test.portal.logIn(email: "' OR 1=1 --", password: "horse battery") == nil)
        // Without a password nobody logs in.
        #expect(try test.portal.logIn(email: "ada@example.com", password: "") == nil)
        try test.portal.setPassword("another one", of: account)
        #expect(try test.portal.logIn(email: "dora@example.com", password: "horse battery") == nil)
        #expect(try test.portal.logIn(email: "dora@example.com", password: "another one") != nil)
        #expect(refusal { try test.portal.setPassword("short", of: account) } == .invalid)
        #expect(refusal { try test.portal.setPassword(String(repeating: "a", count: 1025), of: account) } == .invalid)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: test.folder + "/portal.sqlite-wal"))
        #expect(bytes.range(of: Data("another one".utf8)) == nil)
    }
}
