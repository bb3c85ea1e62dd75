import Certificates
import Foundation
import Portal
import SignedBuilds
import TestPrograms
import Testing

/// A portal whose database is on a PostgreSQL server.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct PortalOnServerTests {
    /// Runs a test with a portal on a server of its own.
    private func withServer(_ work: (TestPortal, PostgresServer) throws -> Void) throws {
        let server = try PostgresServer()
        defer { server.end() }
        try work(try TestPortal(server: server.address), server)
    }

    @Test func `All of it works as in a file`() throws {
        try withServer { test, _ in
            let portal = test.portal
            #expect(!FileManager.default.fileExists(atPath: test.folder + "/portal.sqlite"))
            // People.
            let first = try #require(try portal.invite("dora@example.com", role: .member, by: test.admin))
            let code = try #require(try portal.invite("dora@example.com", role: .member, by: test.admin))
            #expect(refusal { try portal.join(first, name: "Dora", password: "horse battery") } == .notFound)
            let dora = try portal.join(code, name: "Dora", password: "horse battery")
            #expect(try portal.logIn(email: "dora@example.com", password: "horse battery") == dora.account)
            #expect(try portal.members(of: test.team).count == 4)
            // What a build needs, and a build.
            let file = try SignedBuild().archive(
                in: test.folder + "/work", portal: portal, agent: test.agent, time: test.now)
            #expect(
                refusal { try portal.addApp("com.example.app", name: "A", services: [], by: test.admin) } == .conflict)
            let build = try portal.publish(file, notes: "New", by: test.agent)
            #expect(refusal { try portal.publish(file, by: test.agent) } == .conflict)
            let app = try #require(try portal.publishedApps(of: test.team).first)
            #expect(app.builds == [build])
            #expect(try portal.icon(of: build, isLarge: false) == SquarePicture(side: 57).png)
            // A device that asks.
            let udid = String(repeating: "c", count: 40)
            let device = try TestDevice(udid, inDataFolder: test.data, time: test.now)
            let profile = try portal.enrolmentProfile(link: app.link, address: "http://127.0.0.1:1/answer")
            let challenge = try #require(try TestDevice.question(profile)?.challenge)
            let answer = try device.answer(challenge, time: test.now)
            #expect(try portal.enrol(link: app.link, answer: answer) == .asked)
            #expect(refusal { try portal.enrol(link: app.link, answer: answer) } == .notAllowed)
            #expect(try portal.acceptDevice(udid, as: "Phone", by: test.admin).name == "Phone")
            // Ends.
            let order = try #require(try portal.certificates(of: test.team).first)
            try portal.revoke(order.number, reason: .keyCompromise, by: test.agent)
            #expect(try !portal.certificate(order.number, of: test.team).isValid(at: test.now))
            try portal.removeMember(dora.account, by: test.admin)
            #expect(try portal.members(of: test.team).count == 3)
        }
    }

    @Test func `Names are in the order of their letters' numbers, whatever the server's language`() throws {
        try withServer { test, _ in
            for name in ["b", "_", "A", "a", "B"] {
                try test.portal.addApp(
                    "com.example.\(name == "_" ? "-" : name)", name: name, services: [], by: test.agent)
            }
            let bundles = try test.portal.apps(of: test.team).map(\.bundle)
            #expect(bundles == bundles.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        }
    }

    @Test func `Several programs use it at once, and none sees half of a step`() throws {
        try withServer { test, _ in
            let work = ThreadGroup()
            for program in 0..<4 {
                nonisolated(unsafe) let portal = try test.openAgain()
                let member = test.agent
                work.start {
                    for pair in 0..<10 {
                        let number = program * 100 + pair * 2
                        _ = try? portal.addDevices(
                            [(TestPortal.udid(number), "A"), (TestPortal.udid(number + 1), "B")], by: member)
                    }
                }
            }
            work.wait()
            #expect(try test.portal.devices(of: test.team).count == 80)
            #expect(try test.portal.placesUsed(by: test.team) == 80)
        }
    }

    @Test func `A server that was killed and started again is found again, with all that was done`() throws {
        try withServer { test, server in
            try test.portal.addDevice(TestPortal.udid(1), name: "One", by: test.agent)
            server.kill()
            #expect(refusal { try test.portal.addDevice(TestPortal.udid(2), name: "Two", by: test.agent) } == .storage)
            try server.start()
            try test.portal.addDevice(TestPortal.udid(3), name: "Three", by: test.agent)
            #expect(try test.portal.devices(of: test.team).map(\.name) == ["One", "Three"])
        }
    }

    @Test func `A portal with another authority is refused`() throws {
        try withServer { test, _ in
            #expect(refusal { try test.openElsewhere() } == .storage)
            let again = try test.openAgain()
            #expect(try again.teams().count == 1)
        }
    }
}
