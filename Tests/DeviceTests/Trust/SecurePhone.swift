import Archiving
import Certificates
import CodeSigning
import Device
import Foundation

/// A secure device, an authority that it trusts, and a developer of whose apps the authority says that they may be there.
struct SecurePhone {
    let folder: TestFolder
    let catalog: DeviceCatalog
    let device: KeptDevice
    let authority: Authority
    let identity: SigningIdentity

    init() throws {
        folder = try TestFolder()
        catalog = DeviceCatalog(environment: ["VERGER_HOME": folder.path])
        device = try catalog.create("Phone", model: .standard, isSecure: true)
        authority = try Authority(folder: folder.path + "/authority", passphrase: .given("secret"))
        identity = try Self.identity(.developer, of: authority)
        _ = try trusted.add(authority.certificate.der)
    }

    var trusted: TrustedAuthorities { TrustedAuthorities(deviceFolder: device.folder) }

    private static func identity(_ kind: CertificateKind, of authority: Authority) throws -> SigningIdentity {
        let key = try PrivateKey(.ellipticP256)
        let subject = CertificateSubject(
            commonName: kind.commonName("Jane Doe"), organizationalUnit: "TEAM123456")
        let certificate = try authority.issue(kind, to: key.publicKey, subject: subject)
        return try SigningIdentity(certificate: certificate, key: key, others: [authority.certificate])
    }

    /// An app with a profile for the device that lasts an hour.
    ///
    /// - Parameter executable: the program's text; nil takes the program that speaks the device link.
    func app(executable: String? = "#!/bin/sh\n") throws -> String {
        let app = try folder.makeBundle(executable: executable)
        let values: [String: Any] = [
            "ApplicationIdentifierPrefix": ["A1B2C3D4E5"], "DeveloperCertificates": [Data(identity.certificate.der)],
            "Entitlements": ["application-identifier": "A1B2C3D4E5.org.example.*"],
            "ExpirationDate": Date(timeIntervalSinceNow: 3600), "Name": "Test",
            "ProvisionedDevices": [DeviceSecurity.identifier(ofDevice: device.udid)],
        ]
        let signer = try Self.identity(.profileSigner, of: authority)
        let message = try SignedMessage.sign(
            [UInt8](PropertyListData.xml(values)), by: signer.certificate, key: signer.key, chain: signer.chain)
        let signing = AppSigning(identity: identity, profile: try EmbeddedProfile(Data(message.der)))
        try signing.sign(CodeBundle(at: app))
        return app
    }
}
