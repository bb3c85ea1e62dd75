import Archiving
import CodeSigning
import Foundation
import OrganizerSite
import Testing

/// Archives, wherever they lie.
@Suite struct ArchivePageTests {
    private let test: TestOrganizer
    private let vendor: TestVendor
    private let archive: URL

    init() throws {
        test = try TestOrganizer()
        vendor = try TestVendor(test)
        archive = URL(fileURLWithPath: test.folder + "/Build/Sample.xcarchive")
        let app = archive.appendingPathComponent("Products/Applications/Sample.app")
        try FileManager.default.createDirectory(
            at: app.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: vendor.makeApp(), to: app)
        try PropertyListData.xml([
            "ArchiveVersion": 1, "CreationDate": TestOrganizer.now, "SchemeName": "Sample", "Name": "Sample",
            "ApplicationProperties": [
                "ApplicationPath": "Applications/Sample.app", "CFBundleIdentifier": TestVendor.identifier,
            ],
        ]).write(to: archive.appendingPathComponent("Info.plist"))
        let list = ArchiveList(environment: test.environment)
        try list.add(archive.path)
        // A second time changes nothing.
        try list.add(archive.path)
        try list.add(test.folder + "/gone.xcarchive")
    }

    private func entry() throws -> [String: Any] {
        let archives = try test.list("archives")
        #expect(archives.count == 1)
        return try #require(archives.first)
    }

    private func name() throws -> String { try #require(entry()["name"] as? String) }

    @Test func `Archives are listed with a comment, and taken off the list`() throws {
        let shown = try entry()
        #expect(shown["title"] as? String == "Sample" && shown["version"] as? String == "1.2 (45)")
        #expect(shown["identifier"] as? String == TestVendor.identifier && shown["hasSymbols"] as? Bool == false)
        #expect(try #require(shown["bytes"] as? Int) > 0)
        try test.post("archives/comment", ["archive": name()], body: [UInt8]("For <review>".utf8))
        #expect(try entry()["comment"] as? String == "For <review>")
        let long = [UInt8](repeating: 0x61, count: 10_001)
        #expect(try test.refusal(.post, "archives/comment", ["archive": name()], body: long).0 == .malformed)
        try test.post("archives/forget", ["archive": name()])
        #expect(try test.list("archives").isEmpty)
        #expect(FileManager.default.fileExists(atPath: archive.path))
    }

    @Test func `An archive is shared as it is, or signed with an identity and a profile`() throws {
        let plain = test.ask(.post, "archives/share", ["archive": try name()])
        #expect(plain.status == .ok && plain.name == "Sample.ipa")
        try test.post("apps/install", body: test.bytes(plain))
        #expect(try test.list("apps").first?["signer"] == nil)

        let identity = vendor.identity
        try KeychainSearch(environment: test.environment).usual.add(
            identity.key, identity.certificate, chain: identity.chain)
        let listed = try test.list("archives/identities")
        #expect(listed.first?["fingerprint"] as? String == identity.fingerprint)
        #expect(listed.first?["isValid"] as? Bool == true)
        let uuid = "0E5F9C1A-0000-4000-8000-000000000001"
        try test.post("profiles/install", body: vendor.profile(devices: []))
        let signed = test.ask(
            .post, "archives/share",
            ["archive": try name(), "identity": identity.fingerprint, "profile": uuid])
        try test.post("apps/install", body: test.bytes(signed))
        let app = try #require(test.list("apps").first)
        #expect(app["signer"] as? String == identity.name && app["profile"] as? String == "Sample <Profile>")
        // The archive itself stays as it was.
        let verdict = try test.table("archives/validate", ["archive": name()])
        #expect(verdict["isValid"] as? Bool == false)
        #expect((verdict["faults"] as? [String])?.first?.contains("not signed") == true, "\(verdict)")
    }

    @Test func `A profile that is not for the app or the signer is refused`() throws {
        try KeychainSearch(environment: test.environment).usual.add(vendor.identity.key, vendor.identity.certificate)
        let uuid = "0E5F9C1A-0000-4000-8000-000000000002"
        try test.post("profiles/install", body: vendor.profile(uuid: uuid, devices: [], app: "com.other.app"))
        var parameters = ["archive": try name(), "identity": vendor.identity.fingerprint, "profile": uuid]
        #expect(try test.refusal(.post, "archives/share", parameters).1.contains("not for com.example.Sample"))
        parameters["identity"] = "nobody"
        #expect(try test.refusal(.post, "archives/share", parameters).1.contains("no identity found"))
    }

    @Test func `A signed archive is valid until a byte of it changes`() throws {
        let app = archive.appendingPathComponent("Products/Applications/Sample.app")
        try vendor.sign(app, profile: vendor.profile(devices: []))
        try KeychainSearch(environment: test.environment).usual.add(
            vendor.identity.key, vendor.identity.certificate, chain: vendor.identity.chain)
        let good = try test.table("archives/validate", ["archive": name()])
        #expect(good["isValid"] as? Bool == true, "\(good)")
        #expect(good["signer"] as? String == vendor.identity.name)
        try Data("#!/bin/sh\nexit 1\n".utf8).write(to: app.appendingPathComponent("Sample"))
        #expect(try test.table("archives/validate", ["archive": name()])["isValid"] as? Bool == false)
    }

    @Test(arguments: ["../Build/Sample.xcarchive", "x.xcarchive", "Info.plist"])
    func `Only archives of the list are reached`(name: String) throws {
        for path in ["archives/comment", "archives/share", "archives/forget"] {
            #expect(try test.refusal(.post, path, ["archive": name]).0 != .ok)
        }
        #expect(try entry()["comment"] as? String == "")
    }
}
