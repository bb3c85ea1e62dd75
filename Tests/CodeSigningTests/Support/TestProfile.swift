import Archiving
import Certificates
import CodeSigning
import Foundation

/// A provisioning profile of a test; what a test is about is changed in it.
struct TestProfile {
    var values: [String: Any]

    static let device = String(repeating: "a1", count: 20)

    init(_ signer: TestSigner, _ identities: [SigningIdentity]) {
        values = [
            "AppIDName": "Sample", "ApplicationIdentifierPrefix": ["A1B2C3D4E5"], "CreationDate": signer.now,
            "DeveloperCertificates": identities.map { Data($0.certificate.der) },
            "Entitlements": [
                "application-identifier": "A1B2C3D4E5.com.example.*", "get-task-allow": true,
                "keychain-access-groups": ["A1B2C3D4E5.*"],
            ] as [String: Any],
            "ExpirationDate": signer.now.addingTimeInterval(90 * 86400), "Name": "Sample Development",
            "ProvisionedDevices": [Self.device], "TeamIdentifier": ["TEAM123456"], "TimeToLive": 90,
            "UUID": UUID().uuidString, "Version": 1,
        ]
    }

    /// The profile's bytes.
    func signed(by signer: TestSigner, kind: CertificateKind = .profileSigner) throws -> Data {
        let identity = try signer.identity(kind, name: "Profiles")
        let message = try SignedMessage.sign(
            [UInt8](PropertyListData.xml(values)), by: identity.certificate, key: identity.key, chain: identity.chain,
            time: signer.now)
        return Data(message.der)
    }
}
