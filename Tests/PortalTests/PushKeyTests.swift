import Certificates
import Foundation
import Portal
import Testing

/// Keys of providers, and what gateways read of them.
@Suite struct PushKeyTests {
    private struct List: Decodable {
        struct Entry: Decodable {
            struct Key: Decodable {
                var identifier, publicKey: String
            }
            var team: String
            var topics: [String]
            var keys: [Key]
        }
        var teams: [Entry]
    }

    private func list(_ test: TestPortal) throws -> List {
        try JSONDecoder().decode(
            List.self, from: Data(contentsOf: URL(fileURLWithPath: test.folder + "/push-keys.json")))
    }

    @Test func `A key is shown once, and gateways know its other half until it is revoked`() throws {
        let test = try TestPortal()
        try test.portal.addApp("com.example.app", name: "App", services: [.push], by: test.agent)
        try test.portal.addApp("com.example.mute", name: "Mute", by: test.agent)
        #expect(refusal { try test.portal.addPushKey(name: "Key", by: test.member) } == .notAllowed)
        let (key, text) = try test.portal.addPushKey(name: "Key", by: test.admin)
        let secret = try PrivateKey([UInt8](text.utf8))
        let entry = try #require(try list(test).teams.first)
        #expect(entry.team == test.team.identifier)
        #expect(entry.topics == ["com.example.app"])
        #expect(entry.keys.map(\.identifier) == [key.identifier])
        let known = try PublicKey([UInt8](entry.keys[0].publicKey.utf8))
        #expect(known.isTokenSignature(try secret.tokenSignature(of: [1, 2, 3]), of: [1, 2, 3]))
        _ = try test.portal.addPushKey(name: "Second", by: test.admin)
        #expect(refusal { try test.portal.addPushKey(name: "Third", by: test.admin) } == .refused)
        #expect(refusal { try test.portal.revokePushKey(key.identifier, by: test.member) } == .notAllowed)
        try test.portal.revokePushKey(key.identifier, by: test.admin)
        #expect(try list(test).teams[0].keys.count == 1)
        #expect(try test.portal.pushKeys(of: test.team).map { $0.revoked != nil } == [true, false])
        #expect(refusal { try test.portal.revokePushKey("ABCDEFGHIJ", by: test.admin) } == .notFound)
        // A program that was killed before it had written the list leaves the next one to do it.
        for damage in ["", "{}"] {
            try Data(damage.utf8).write(to: URL(fileURLWithPath: test.folder + "/push-keys.json"))
            _ = try test.openAgain()
            #expect(try list(test).teams[0].keys.count == 1)
        }
        try test.portal.setServices([], of: "com.example.app", by: test.admin)
        #expect(try list(test).teams[0].topics == [])
        let bytes = try Data(contentsOf: URL(fileURLWithPath: test.folder + "/portal.sqlite-wal"))
        let line = try #require(text.split(separator: "\n").dropFirst().first)
        #expect(bytes.range(of: Data(line.utf8)) == nil)
    }
}
