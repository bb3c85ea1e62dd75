import CodeSigning
import Device
import Foundation
import OrganizerSite
import Testing

/// Provisioning profiles of the user's folder and in apps.
@Suite struct ProvisioningPageTests {
    private let test: TestOrganizer
    private let vendor: TestVendor
    private var own: String { DeviceSecurity.identifier(ofDevice: test.device.udid) }

    init() throws {
        test = try TestOrganizer(isSecure: true)
        vendor = try TestVendor(test)
        try test.post("devices/trust", body: vendor.authority.certificate.der)
    }

    private func profiles(_ parameters: [String: String] = [:]) throws -> [[String: Any]] {
        try #require(test.table("profiles", parameters)["profiles"] as? [[String: Any]])
    }

    @Test func `A profile is installed, told of, saved and removed`() throws {
        let bytes = try vendor.profile(devices: [own])
        try test.post("profiles/install", body: bytes)
        let profile = try #require(profiles().first)
        #expect(profile["name"] as? String == "Sample <Profile>" && profile["kind"] as? String == "Development")
        #expect(profile["appIdentifier"] as? String == "A1B2C3D4E5.com.example.*")
        #expect(profile["devices"] as? [String] == [own])
        #expect(profile["objection"] == nil && profile["isExpired"] as? Bool == false)
        let signer = try #require((profile["signers"] as? [[String: Any]])?.first)
        #expect(signer["name"] as? String == "iPhone Developer: Jane Doe" && signer["isInKeychain"] as? Bool == false)
        let uuid = try #require(profile["uuid"] as? String)
        let file = test.ask(.get, "profiles/file", ["uuid": uuid])
        #expect(try test.bytes(file) == bytes)
        #expect(file.name == "Sample <Profile>.mobileprovision")
        try KeychainSearch(environment: test.environment).usual.add(vendor.identity.key, vendor.identity.certificate)
        let signers = try #require(profiles().first?["signers"] as? [[String: Any]])
        #expect(signers.first?["isInKeychain"] as? Bool == true)
        try test.post("profiles/remove", ["uuid": uuid])
        #expect(try profiles().isEmpty)
        #expect(try test.refusal(.post, "profiles/remove", ["uuid": uuid]).0 == .conflict)
    }

    @Test func `A profile that does not count on the device is told with the reason`() throws {
        let other = String(repeating: "0", count: 40)
        for (uuid, devices, lifetime) in [("1", [other], 86400.0), ("2", [own], -1)] {
            try test.post(
                "profiles/install",
                body: vendor.profile(
                    uuid: "0E5F9C1A-0000-4000-8000-00000000000\(uuid)", devices: devices, lifetime: lifetime))
        }
        let objections = try profiles().compactMap { $0["objection"] as? String }
        #expect(objections.count == 2)
        #expect(objections[0].contains("names 1 devices, but not") && objections[1].contains("expired"))
        // Without a device only the time counts.
        let response = test.site.answer(OrganizerRequest(.get, "/api/profiles"))
        let library = try JSONSerialization.jsonObject(with: Data(test.bytes(response))) as? [String: Any]
        let all = try #require(library?["profiles"] as? [[String: Any]])
        #expect(all.allSatisfy { $0["objection"] == nil })
        #expect(all.map { $0["isExpired"] as? Bool } == [false, true])
    }

    @Test func `What is no profile is refused, and so is one whose name would be a path`() throws {
        #expect(try test.refusal(.post, "profiles/install", body: [1, 2, 3]).1.contains("cannot be read"))
        #expect(try test.refusal(.post, "profiles/install").1.contains("empty"))
        let bytes = try vendor.profile(uuid: "../../evil", devices: [own])
        #expect(try test.refusal(.post, "profiles/install", body: bytes).1.contains("no UUID"))
        #expect(!FileManager.default.fileExists(atPath: test.folder + "/profiles"))
    }

    @Test func `A file in the folder that is no profile is told of`() throws {
        try test.post("profiles/install", body: vendor.profile(devices: [own]))
        try Data("nothing".utf8).write(to: URL(fileURLWithPath: test.folder + "/profiles/Broken.mobileprovision"))
        let problems = try #require(test.table("profiles")["problems"] as? [String])
        #expect(problems.count == 1 && problems[0].contains("Broken.mobileprovision"))
        #expect(try profiles().count == 1)
    }
}
