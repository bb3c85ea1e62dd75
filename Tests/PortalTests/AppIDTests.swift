import Foundation
import Portal
import Testing

/// App IDs: explicit ones and wildcards, and what each is for.
@Suite struct AppIDTests {
    @Test func `An App ID has a prefix of its own, or shares one`() throws {
        let test = try TestPortal()
        let first = try test.portal.addApp("com.example.one", name: "One", services: [.push], by: test.admin)
        #expect(first.prefix.wholeMatch(of: #/[A-Z0-9]{10}/#) != nil)
        #expect(first.text == "\(first.prefix).com.example.one")
        let second = try test.portal.addApp("com.example.two", name: "Two", prefix: first.prefix, by: test.admin)
        #expect(second.prefix == first.prefix)
        #expect(try test.portal.addApp("*", name: "All", by: test.agent).prefix != first.prefix)
        #expect(refusal { try test.portal.addApp("a.b", name: "B", prefix: "ABCDEFGHIJ", by: test.agent) } == .notFound)
        #expect(refusal { try test.portal.addApp("com.example.three", name: "Three", by: test.member) } == .notAllowed)
        #expect(try test.portal.apps(of: test.team).map(\.bundle) == ["*", "com.example.one", "com.example.two"])
    }

    @Test(arguments: [
        "", ".", "a.", ".a", "a..b", "a b", "com.*.b", "com.a*", "*.a", "**", "a/b", "com.exämple", "a\0",
        String(repeating: "a", count: 156), "a_b",
    ])
    func `What is no App ID is refused`(_ bundle: String) throws {
        let test = try TestPortal()
        #expect(refusal { try test.portal.addApp(bundle, name: "App", by: test.agent) } == .invalid)
    }

    @Test func `An explicit App ID belongs to one team, a wildcard to each that wants it`() throws {
        let test = try TestPortal()
        let other = try test.portal.addTeam(name: "Other", agent: test.admin.account)
        try test.portal.addApp("com.example.app", name: "App", by: test.agent)
        try test.portal.addApp("com.example.*", name: "All", by: test.agent)
        #expect(refusal { try test.portal.addApp("com.example.app", name: "App", by: test.agent) } == .conflict)
        #expect(refusal { try test.portal.addApp("com.example.app", name: "App", by: other) } == .conflict)
        #expect(refusal { try test.portal.addApp("com.example.*", name: "All", by: test.agent) } == .conflict)
        try test.portal.addApp("com.example.*", name: "All", by: other)
    }

    @Test(arguments: AppService.allCases)
    func `Services are for explicit App IDs only`(_ service: AppService) throws {
        let test = try TestPortal()
        #expect(refusal { try test.portal.addApp("a.*", name: "A", services: [service], by: test.agent) } == .refused)
        try test.portal.addApp("a.*", name: "A", by: test.agent)
        #expect(refusal { try test.portal.setServices([service], of: "a.*", by: test.agent) } == .refused)
        try test.portal.addApp("a.b", name: "A", by: test.agent)
        #expect(refusal { try test.portal.setServices([service], of: "a.b", by: test.member) } == .notAllowed)
        #expect(try test.portal.setServices([service], of: "a.b", by: test.admin).services == [service])
        #expect(try test.portal.app("a.b", of: test.team).services == [service])
    }

    @Test func `An App ID that is used stays`() throws {
        let test = try TestPortal()
        try test.portal.addApp("a.b", name: "A", services: [.push], by: test.agent)
        try test.issue(.pushDevelopment, app: "a.b")
        #expect(refusal { try test.portal.removeApp("a.b", by: test.agent) } == .refused)
        try test.portal.addApp("a.c", name: "A", by: test.agent)
        #expect(refusal { try test.portal.removeApp("a.c", by: test.member) } == .notAllowed)
        try test.portal.removeApp("a.c", by: test.admin)
        #expect(refusal { try test.portal.app("a.c", of: test.team) } == .notFound)
    }
}
