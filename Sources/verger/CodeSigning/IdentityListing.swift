import Certificates
import CodeSigning
import Foundation

/// `security find-identity`: private keys with certificates, numbered, with their hashes.
struct IdentityListing {
    private let arguments: SecurityArguments
    private let list: IdentityList
    private let now = Date()

    init(_ words: [String]) throws {
        arguments = try SecurityArguments(words, flags: ["v"], values: ["p", "s"])
        let search = KeychainSearch()
        let named = arguments.words.map(search.keychain)
        list = try IdentityList(named.isEmpty ? search.listed : named)
    }

    func run() {
        list.problems.forEach { printError("warning: \($0)") }
        let name = arguments.values["s"]
        let found = list.identities.filter { identity in name.map { identity.name.contains($0) } ?? true }
            .sorted { ($0.name, $0.fingerprint) < ($1.name, $1.fingerprint) }
        let valid = found.filter { list.isValid($0, at: now) }
        if !arguments.flags.contains("v") {
            print("\nPolicy: Code Signing\n  Matching identities")
            show(found, "identities found")
            print("\n  Valid identities only")
        }
        show(valid, "valid identities found")
    }

    private func show(_ identities: [SigningIdentity], _ words: String) {
        for (index, identity) in identities.enumerated() {
            print("  \(index + 1)) \(identity.fingerprint) \"\(identity.name)\"\(fault(of: identity))")
        }
        print("     \(identities.count) \(words)")
    }

    /// Why an identity cannot sign, as Apple's tool has it.
    private func fault(of identity: SigningIdentity) -> String {
        do {
            try list.trust(at: now).verify(identity.certificate, with: identity.chain, for: .any)
            return ""
        } catch {
            switch (error as? CertificateError)?.reason {
            case .expired: return " (CSSMERR_TP_CERT_EXPIRED)"
            case .notYetValid: return " (CSSMERR_TP_CERT_NOT_VALID_YET)"
            case .revoked: return " (CSSMERR_TP_CERT_REVOKED)"
            case .unknownAuthority: return " (CSSMERR_TP_NOT_TRUSTED)"
            default: return " (\(error))"
            }
        }
    }
}
