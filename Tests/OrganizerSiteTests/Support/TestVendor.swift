import Archiving
import Certificates
import CodeSigning
import Foundation
import Packaging

/// An authority of a test, with a developer, his profile and his app.
struct TestVendor {
    let authority: Authority
    let identity: SigningIdentity
    private let profiles: SigningIdentity
    private let folder: String

    static let identifier = "com.example.Sample"

    init(_ organizer: TestOrganizer) throws {
        folder = organizer.folder + "/vendor"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let authority = try Authority(
            folder: folder + "/authority", passphrase: .given("secret"), now: TestOrganizer.now)
        func identity(_ kind: CertificateKind, _ name: String) throws -> SigningIdentity {
            let key = try PrivateKey(.ellipticP256)
            let subject = CertificateSubject(commonName: kind.commonName(name), organizationalUnit: "TEAM123456")
            let certificate = try authority.issue(
                kind, to: key.publicKey, subject: subject, lifetime: nil, now: TestOrganizer.now)
            return try SigningIdentity(certificate: certificate, key: key, others: [authority.certificate])
        }
        self.authority = authority
        self.identity = try identity(.developer, "Jane Doe")
        profiles = try identity(.profileSigner, "Profiles")
    }

    func profile(
        uuid: String = "0E5F9C1A-0000-4000-8000-000000000001", devices: [String], lifetime: TimeInterval = 86400,
        app: String = "com.example.*"
    ) throws -> [UInt8] {
        let values: [String: Any] = [
            "ApplicationIdentifierPrefix": ["A1B2C3D4E5"], "CreationDate": TestOrganizer.now,
            "DeveloperCertificates": [Data(identity.certificate.der)],
            "Entitlements": ["application-identifier": "A1B2C3D4E5." + app, "get-task-allow": true] as [String: Any],
            "ExpirationDate": TestOrganizer.now.addingTimeInterval(lifetime), "Name": "Sample <Profile>",
            "ProvisionedDevices": devices, "TeamIdentifier": ["TEAM123456"], "UUID": uuid, "Version": 1,
        ]
        return try SignedMessage.sign(
            [UInt8](PropertyListData.xml(values)), by: profiles.certificate, key: profiles.key, chain: profiles.chain,
            time: TestOrganizer.now
        ).der
    }

    /// Makes `Sample.app`.
    func makeApp(icon: Data? = nil) throws -> URL {
        let app = URL(fileURLWithPath: folder + "/Sample.app")
        try? FileManager.default.removeItem(at: app)
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        let information: [String: Any] = [
            "CFBundleIdentifier": Self.identifier, "CFBundleExecutable": "Sample", "CFBundleVersion": "45",
            "CFBundleShortVersionString": "1.2", "MinimumOSVersion": "4.0",
        ]
        try PropertyListData.xml(information).write(to: app.appendingPathComponent("Info.plist"))
        let program = app.appendingPathComponent("Sample")
        try Data("#!/bin/sh\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try icon?.write(to: app.appendingPathComponent("Icon.png"))
        return app
    }

    func sign(_ app: URL, profile: [UInt8]) throws {
        var signing = AppSigning(identity: identity, profile: try EmbeddedProfile(Data(profile)))
        signing.time = TestOrganizer.now
        try signing.sign(CodeBundle(at: app.path))
    }

    /// The app as it is sent.
    func archive(_ app: URL) throws -> [UInt8] {
        let file = URL(fileURLWithPath: folder + "/Sample.ipa")
        _ = try AppArchive.pack(app, into: file)
        return [UInt8](try Data(contentsOf: file))
    }
}
