import Archiving
import Certificates
import Foundation
import Portal
import Testing

/// Provisioning profiles: what is in them, who signs them, and when they count.
@Suite struct ProfileTests {
    /// A team with an App ID, certificates and two devices.
    private func prepare(_ services: Set<AppService> = [.push]) throws -> TestPortal {
        let test = try TestPortal()
        try test.portal.addApp("com.example.app", name: "The App", services: services, by: test.agent)
        try test.portal.addDevices([(TestPortal.udid(1), "One"), (TestPortal.udid(2), "Two")], by: test.agent)
        try test.issue(.developer, to: test.member)
        try test.issue(.developer, to: test.admin)
        try test.issue(.distribution)
        return test
    }

    private func values(_ profile: [UInt8], _ test: TestPortal) throws -> [String: Any] {
        let signature = try SignedMessage(profile).verify(
            trust: test.portal.authority.trust(now: test.now), for: .profileSigning, exactness: .everyByte)
        return try #require(PropertyListData.read(Data(signature.content)) as? [String: Any])
    }

    @Test func `openssl opens a profile for development, and finds Apple's keys`() throws {
        let test = try prepare()
        let profile = try test.portal.makeProfile("Dev", kind: .development, app: "com.example.app", by: test.admin)
        let bytes = try test.portal.downloadProfile("Dev", of: test.team)
        let openssl = OpenSSLProgram(folder: test.folder)
        try openssl.write(bytes, "Dev.mobileprovision")
        // The portal's time is that of the test.
        let result = try openssl.run(
            "cms -verify -inform DER -in Dev.mobileprovision -CAfile authority/authority.pem -purpose any "
                + "-attime \(Int(test.now.timeIntervalSince1970) + 1) -out Dev.plist")
        #expect(result.isSuccess, "\(result.text)")
        let data = try Data(contentsOf: URL(fileURLWithPath: test.folder + "/Dev.plist"))
        let values = try #require(PropertyListData.read(data) as? [String: Any])
        #expect(
            values.keys.sorted() == [
                "AppIDName", "ApplicationIdentifierPrefix", "CreationDate", "DeveloperCertificates", "Entitlements",
                "ExpirationDate", "Name", "ProvisionedDevices", "TeamIdentifier", "TeamName", "TimeToLive", "UUID",
                "Version",
            ])
        let app = try test.portal.app("com.example.app", of: test.team)
        #expect(values["AppIDName"] as? String == "The App")
        #expect(values["ApplicationIdentifierPrefix"] as? [String] == [app.prefix])
        #expect(values["CreationDate"] as? Date == test.now)
        #expect(values["ExpirationDate"] as? Date == test.now.addingTimeInterval(90 * 86400))
        #expect(values["TimeToLive"] as? Int == 90)
        #expect(values["UUID"] as? String == profile.uuid)
        #expect(values["Version"] as? Int == 1)
        #expect(values["TeamIdentifier"] as? [String] == [test.team.identifier])
        #expect(values["ProvisionedDevices"] as? [String] == [TestPortal.udid(1), TestPortal.udid(2)])
        let certificates = try #require(values["DeveloperCertificates"] as? [Data])
        #expect(try certificates.map { try Certificate(der: [UInt8]($0)).kind } == [.developer, .developer])
        let entitlements = try #require(values["Entitlements"] as? [String: Any])
        #expect(entitlements["application-identifier"] as? String == app.text)
        #expect(entitlements["aps-environment"] as? String == "development")
        #expect(entitlements["get-task-allow"] as? Bool == true)
        #expect(entitlements["keychain-access-groups"] as? [String] == ["\(app.prefix).*"])
    }

    @Test(arguments: [ProfileKind.adHoc, .appStore])
    func `Profiles for distribution let no debugger in`(_ kind: ProfileKind) throws {
        let test = try prepare([.push, .iCloud])
        try test.portal.makeProfile("Out", kind: kind, app: "com.example.app", by: test.agent)
        let values = try values(test.portal.downloadProfile("Out", of: test.team), test)
        #expect((values["ProvisionedDevices"] as? [String])?.count == (kind == .adHoc ? 2 : nil))
        let certificates = try #require(values["DeveloperCertificates"] as? [Data])
        #expect(try certificates.map { try Certificate(der: [UInt8]($0)).kind } == [.distribution])
        let entitlements = try #require(values["Entitlements"] as? [String: Any])
        #expect(entitlements["aps-environment"] as? String == "production")
        #expect(entitlements["get-task-allow"] as? Bool == false)
        #expect(entitlements["com.apple.developer.ubiquity-kvstore-identifier"] != nil)
        // Its end is that of the certificate, which is a year old soon.
        test.now += 10 * 86400
        let later = try test.portal.makeProfile("Out", kind: kind, app: "com.example.app", by: test.agent)
        #expect(later.expires == test.now.addingTimeInterval(355 * 86400))
    }

    @Test func `Certificates and devices can be chosen`() throws {
        let test = try prepare()
        let numbers = try test.portal.certificates(of: test.team).map(\.number)
        func make(_ certificates: [Int64]?, _ devices: [String]?, _ kind: ProfileKind = .development) throws
            -> ProfileRecord
        {
            try test.portal.makeProfile(
                "P", kind: kind, app: "com.example.app", certificates: certificates, devices: devices, by: test.agent)
        }
        let profile = try make([numbers[1], numbers[1]], ["Two", TestPortal.udid(2)])
        #expect(profile.certificates == [numbers[1]])
        #expect(profile.devices == [TestPortal.udid(2)])
        #expect(refusal { try make([numbers[2]], nil) } == .refused)
        #expect(refusal { try make([4711], nil) } == .refused)
        #expect(refusal { try make([], nil) } == .refused)
        #expect(refusal { try make(nil, []) } == .refused)
        #expect(refusal { try make(nil, ["Three"]) } == .notFound)
        #expect(refusal { try make(nil, nil, .adHoc) } == .conflict)
        #expect(try test.portal.profile("P", of: test.team) == profile)
    }

    @Test func `Without a certificate, a device, an App ID or the right role there is no profile`() throws {
        let test = try TestPortal()
        func make(_ kind: ProfileKind, devices: [String]? = nil, by member: Membership? = nil) throws {
            try test.portal.makeProfile("P", kind: kind, app: "a.b", devices: devices, by: member ?? test.agent)
        }
        #expect(refusal { try make(.development) } == .notFound)
        try test.portal.addApp("a.b", name: "A", by: test.agent)
        #expect(refusal { try make(.development) } == .refused)
        try test.issue(.developer)
        #expect(refusal { try make(.development) } == .refused)
        try test.portal.addDevice(TestPortal.udid(1), name: "One", by: test.agent)
        #expect(refusal { try make(.development, by: test.member) } == .notAllowed)
        try make(.development)
        #expect(refusal { try make(.appStore) } == .refused)
        try test.issue(.distribution)
        #expect(
            refusal { try test.portal.makeProfile("S", kind: .appStore, app: "a.b", devices: ["One"], by: test.agent) }
                == .invalid)
    }

    @Test func `A profile is invalid once anything in it is not as it was`() throws {
        let test = try prepare()
        func make() throws {
            try test.portal.makeProfile(
                "P", kind: .adHoc, app: "com.example.app", devices: nil, by: test.agent)
        }
        func state() throws -> ProfileRecord.State { try test.portal.profile("P", of: test.team).state }
        try make()
        #expect(try state() == .valid)
        try test.portal.removeDevice("Two", by: test.agent)
        #expect(try state() == .invalid)
        #expect(refusal { try test.portal.downloadProfile("P", of: test.team) } == .refused)
        try make()
        #expect(try state() == .valid)
        try test.portal.setServices([.push, .gameCenter], of: "com.example.app", by: test.agent)
        #expect(try state() == .invalid)
        try make()
        let order = try #require(test.portal.certificates(of: test.team).first { $0.kind == .distribution })
        try test.portal.revoke(order.number, by: test.agent)
        #expect(try state() == .invalid)
        try test.issue(.distribution)
        try make()
        #expect(try state() == .valid)
        test.now += 366 * 86400
        #expect(try state() == .expired)
        #expect(refusal { try test.portal.removeProfile("P", by: test.member) } == .notAllowed)
        try test.portal.removeProfile("P", by: test.agent)
        #expect(try test.portal.profiles(of: test.team).isEmpty)
    }

    @Test func `Only the portal signs profiles`() throws {
        let test = try prepare()
        try test.portal.makeProfile("P", kind: .development, app: "com.example.app", by: test.agent)
        let bytes = try test.portal.downloadProfile("P", of: test.team)
        let content = try #require(SignedMessage(bytes).content)
        let key = try PrivateKey(.ellipticP256)
        let order = try test.issue(.developer, to: test.agent, key: key)
        let forged = try SignedMessage.sign(content, by: test.portal.download(order.number, of: test.team), key: key)
        let error = #expect(throws: CertificateError.self) { try values(forged.der, test) }
        #expect(error?.reason == .wrongUsage)
        let kept = try String(contentsOfFile: test.folder + "/signer.key", encoding: .utf8)
        #expect(kept.hasPrefix("-----BEGIN ENCRYPTED PRIVATE KEY"))
    }
}
