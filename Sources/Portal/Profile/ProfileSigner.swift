import Certificates
import Foundation

/// The portal's own key, which signs provisioning profiles, with its certificate.
struct ProfileSigner {
    let key: PrivateKey
    let certificate: Certificate

    /// Reads both from the portal's folder; makes them if they are not there, or end before a profile would.
    init(folder: String, passphrase: Passphrase, authority: Authority, now: Date) throws {
        let (keyPath, certificatePath) = (folder + "/signer.key", folder + "/signer.cer")
        if let bytes = try KeptFile.read(keyPath, limit: 64 << 10, isSecret: true) {
            key = try PrivateKey(bytes, passphrase: passphrase.knownWords())
        } else {
            // RSA: what the oldest devices know.
            let made = try PrivateKey(.rsa2048)
            let text = try made.pem(passphrase: passphrase.words(), protection: .scrypt)
            do {
                try KeptFile.write([UInt8](text.utf8), to: keyPath, isNew: true)
                key = made
            } catch {
                // Another program may have made it in the meantime.
                guard let bytes = try KeptFile.read(keyPath, limit: 64 << 10, isSecret: true) else { throw error }
                key = try PrivateKey(bytes, passphrase: passphrase.knownWords())
            }
        }
        let kept = try KeptFile.read(certificatePath, limit: 1 << 20).map { try Certificate($0) }
        if let kept, kept.belongs(to: key), kept.isIssued(by: authority.certificate),
            kept.notAfter > now.addingTimeInterval(366 * 86400)
        {
            certificate = kept
        } else {
            let name = CertificateKind.profileSigner.commonName("")
            certificate = try authority.issue(
                .profileSigner, to: key.publicKey,
                subject: CertificateSubject(commonName: name, organization: "Verger", country: "US"), now: now)
            try KeptFile.write(certificate.der, to: certificatePath, mode: 0o644)
        }
    }
}
