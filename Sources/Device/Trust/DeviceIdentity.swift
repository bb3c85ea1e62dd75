import Certificates
import Foundation

/// The device's own key, and the certificate in which the authority of all devices of the user says whose it is
/// (`DeviceAuthority`): in the device's folder, made when something is signed for the first time. No app can read it.
///
///     Identity.key, Identity.cer
struct DeviceIdentity {
    let key: PrivateKey
    let certificate: Certificate
    /// That of the authority, if it is there.
    let chain: [Certificate]

    /// - Parameters:
    ///   - identifier: what profiles name the device by: 40 hexadecimal digits.
    ///   - environment: says where the user's data are.
    /// - Throws: `storageFailed`.
    init(ofDevice identifier: String, folder: String, environment: [String: String], now: Date) throws {
        let (keyPath, certificatePath) = (folder + "/Identity.key", folder + "/Identity.cer")
        let authority = DeviceAuthority(environment: environment)
        do {
            if let bytes = try KeptFile.read(keyPath, limit: 64 << 10, isSecret: true) {
                key = try PrivateKey(bytes)
            } else {
                // RSA, as the phones of the time.
                key = try PrivateKey(.rsa2048)
                try KeptFile.write([UInt8](key.pem().utf8), to: keyPath, isNew: true)
            }
            let kept = try KeptFile.read(certificatePath, limit: 1 << 20).map { try Certificate($0) }
            let root = try DeviceAuthority.certificate(inFolder: authority.folder)
            if let kept, let root, kept.belongs(to: key), kept.isIssued(by: root), kept.notBefore <= now,
                now < kept.notAfter,
                // A clone has another identifier.
                kept.subject.commonName == identifier
            {
                certificate = kept
            } else {
                certificate = try authority.certify(key.publicKey, ofDevice: identifier, now: now)
                try KeptFile.write(certificate.der, to: certificatePath)
            }
            chain = try DeviceAuthority.certificate(inFolder: authority.folder).map { [$0] } ?? []
        } catch let error as CertificateError { throw DeviceError(.storageFailed, "\(error)") }
    }
}
