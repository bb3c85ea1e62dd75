import Archiving
import Certificates
import CodeSigning
import Foundation
import Testing

/// Each rule by which a device takes apps, with an app that breaks only this one.
struct AppAdmissionTests {
    private let signer: TestSigner
    private let identity: SigningIdentity
    private let app: SampleApp

    init() throws {
        signer = try TestSigner()
        identity = try signer.identity()
        app = try SampleApp()
    }

    private static let entitlements: [String: Any] = [
        "application-identifier": "A1B2C3D4E5.com.example.Sample", "get-task-allow": true,
        "keychain-access-groups": ["A1B2C3D4E5.com.example.Sample"],
    ]

    /// Puts a profile into the app and signs it.
    private func prepare(
        entitlements: [String: Any] = entitlements, by other: SigningIdentity? = nil,
        _ change: (inout TestProfile) -> Void = { _ in }
    ) throws {
        var profile = TestProfile(signer, [identity])
        change(&profile)
        try prepare(profile.signed(by: signer), entitlements: entitlements, by: other ?? identity)
    }

    private func prepare(
        _ profile: Data?, entitlements: [String: Any] = entitlements, by identity: SigningIdentity?
    ) throws {
        let path = app.path + "/" + EmbeddedProfile.fileName
        try? FileManager.default.removeItem(atPath: path)
        try profile?.write(to: URL(fileURLWithPath: path))
        let entitlements = try CodeEntitlements(entitlements)
        try app.sign(identity, at: signer.now) { $0.entitlements = entitlements }
    }

    /// The rule that is broken; nil if the device takes the app.
    private func broken(device: String = TestProfile.device.uppercased(), trust: CertificateTrust? = nil) throws
        -> AdmissionRefusal.Rule?
    {
        do {
            try AppAdmission(trust: trust ?? signer.trust(), device: [device]).check(appAt: app.path)
            return nil
        } catch let refusal as AdmissionRefusal { return refusal.rule }
    }

    @Test func whatFollowsAllRulesIsTaken() throws {
        try prepare()
        #expect(try broken() == nil)
    }

    @Test func unsignedAppsAreRefused() throws {
        #expect(try broken() == .signed)
        try prepare(TestProfile(signer, [identity]).signed(by: signer), by: nil)
        #expect(try broken() == .signed)
    }

    @Test func changedAppsAreRefused() throws {
        try prepare()
        try app.write("x", "Icon.png")
        #expect(try broken() == .unchanged)
        try app.write("png", "Icon.png")
        #expect(try broken() == nil)
        try app.remove("en.lproj/Localizable.strings")
        #expect(try broken() == .unchanged)
    }

    @Test func linksOutOfTheBundleAreRefused() throws {
        try prepare()
        try app.link("Passwords", to: "/etc/passwd")
        #expect(try broken() == .linksInside)
    }

    @Test func otherAuthoritiesAreRefused() throws {
        let other = try TestSigner()
        try prepare(by: other.identity())
        #expect(try broken() == .trustedAuthority)
        try prepare()
        #expect(try broken(trust: other.trust()) == .trustedAuthority)
    }

    @Test func expiredAndRevokedCertificatesAreRefused() throws {
        try prepare { $0.values["ExpirationDate"] = Date.distantFuture }
        var trust = try signer.trust()
        trust.time = signer.now.addingTimeInterval(400 * 86400)
        #expect(try broken(trust: trust) == .validCertificate)
        trust.time = signer.now.addingTimeInterval(-1800)
        #expect(try broken(trust: trust) == .validCertificate)
        try signer.authority.revoke(serial: identity.certificate.serial, now: signer.now)
        #expect(try broken() == .certificateNotRevoked)
    }

    @Test func certificatesForOtherThingsAreRefused() throws {
        let push = try signer.identity(.pushBoth)
        try prepare(by: push) { $0.values["DeveloperCertificates"] = [Data(push.certificate.der)] }
        #expect(try broken() == .certificateForCode)
    }

    @Test func appsWithoutAProfileAreRefused() throws {
        try prepare(nil, by: identity)
        #expect(try broken() == .profile)
        try prepare(Data("no profile".utf8), by: identity)
        #expect(try broken() == .profile)
        // A profile in another one is none.
        let inner = try TestProfile(signer, [identity]).signed(by: signer)
        let outer = try signer.identity(.profileSigner)
        let nested = try SignedMessage.sign([UInt8](inner), by: outer.certificate, key: outer.key, chain: outer.chain)
        try prepare(Data(nested.der), by: identity)
        #expect(try broken() == .profile)
    }

    @Test func profilesOfOthersAreRefused() throws {
        let profile = TestProfile(signer, [identity])
        try prepare(profile.signed(by: TestSigner()), by: identity)
        #expect(try broken() == .signedProfile)
        // A developer may not make profiles.
        try prepare(profile.signed(by: signer, kind: .developer), by: identity)
        #expect(try broken() == .signedProfile)
        var changed = try profile.signed(by: signer)
        let place = try #require(changed.range(of: Data(TestProfile.device.utf8)))
        changed.replaceSubrange(place, with: Data(String(repeating: "b2", count: 20).utf8))
        try prepare(changed, by: identity)
        #expect(try broken(device: String(repeating: "b2", count: 20)) == .signedProfile)
    }

    @Test func expiredProfilesAreRefused() throws {
        try prepare { $0.values["ExpirationDate"] = signer.now.addingTimeInterval(-1) }
        #expect(try broken() == .validProfile)
        try prepare { $0.values["ExpirationDate"] = nil }
        #expect(try broken() == .validProfile)
    }

    @Test func otherDevicesAreRefused() throws {
        try prepare()
        #expect(try broken(device: String(repeating: "b2", count: 20)) == .listedDevice)
        try prepare { $0.values["ProvisionedDevices"] = nil }
        #expect(try broken() == .listedDevice)
        try prepare {
            $0.values["ProvisionedDevices"] = nil
            $0.values["ProvisionsAllDevices"] = true
        }
        #expect(try broken() == nil)
    }

    @Test(arguments: [
        ("com.example.*", true), ("*", true), ("com.example.Sample", true), ("com.example.Other", false),
        ("com.other.*", false), ("com.example.Sample.*", false), ("com.exam*", false), ("com.*.Sample", false),
        ("", false),
    ])
    func appIdentifiersMustFit(_ pattern: String, _ isTaken: Bool) throws {
        try prepare {
            $0.values["Entitlements"] = [
                "application-identifier": "A1B2C3D4E5." + pattern, "get-task-allow": true,
                "keychain-access-groups": ["A1B2C3D4E5.*"],
            ]
        }
        #expect(try broken() == (isTaken ? nil : .applicationIdentifier))
    }

    @Test func theEntitlementNamesTheApp() throws {
        for name in ["B1B2C3D4E5.com.example.Sample", "A1B2C3D4E5.com.example.Other", "A1B2C3D4E5.*"] {
            var entitlements = Self.entitlements
            entitlements["application-identifier"] = name
            try prepare(entitlements: entitlements)
            #expect(try broken() == .applicationIdentifier)
        }
        try prepare(entitlements: [:])
        #expect(try broken() == .applicationIdentifier)
    }

    @Test func certificatesMustBeInTheProfile() throws {
        try prepare(by: signer.identity(name: "Somebody Else"))
        #expect(try broken() == .listedCertificate)
        try prepare { $0.values["DeveloperCertificates"] = nil }
        #expect(try broken() == .listedCertificate)
    }

    @Test func codeInTheAppMustBeOfTheSameSigners() throws {
        let kit = try CodeBundle(at: app.path + "/Frameworks/Kit.framework")
        var options = SigningOptions(identity: try signer.identity(name: "Somebody Else"))
        options.time = signer.now
        try BundleSigner(kit, options).sign()
        let profile = try TestProfile(signer, [identity]).signed(by: signer)
        try profile.write(to: URL(fileURLWithPath: app.path + "/" + EmbeddedProfile.fileName))
        let entitlements = try CodeEntitlements(Self.entitlements)
        try app.sign(identity, at: signer.now) {
            $0.entitlements = entitlements
            $0.isDeep = false
        }
        #expect(try broken() == .listedCertificate)
    }

    @Test(arguments: [
        ("get-task-allow", false as any Sendable, true), ("aps-environment", "development", false),
        ("keychain-access-groups", ["A1B2C3D4E5.com.example.Shared"], true),
        ("keychain-access-groups", ["A1B2C3D4E5.com.example.Sample", "OTHER.com.example.Sample"], false),
        ("keychain-access-groups", "A1B2C3D4E5.com.example.Sample", true), ("com.example.anything", true, false),
        ("com.example.anything", false, true), ("get-task-allow", ["a": 1], false),
    ])
    func entitlementsMustBeAllowed(_ key: String, _ value: any Sendable, _ isTaken: Bool) throws {
        var entitlements = Self.entitlements
        entitlements[key] = value
        try prepare(entitlements: entitlements)
        #expect(try broken() == (isTaken ? nil : .entitlements))
    }

    @Test func theSignatureHasTheNameOfTheApp() throws {
        try prepare()
        let entitlements = try CodeEntitlements(Self.entitlements)
        try app.sign(identity, at: signer.now) {
            $0.entitlements = entitlements
            $0.identifier = "com.example.Other"
        }
        #expect(try broken() == .applicationIdentifier)
    }
}
