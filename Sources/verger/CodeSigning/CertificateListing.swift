import Certificates
import CodeSigning
import Foundation

/// `security find-certificate`: the first certificate with a name, or all.
struct CertificateListing {
    private let arguments: SecurityArguments

    init(_ words: [String]) throws {
        arguments = try SecurityArguments(words, flags: ["a", "p", "Z"], values: ["c", "e"])
    }

    func run() throws {
        let search = KeychainSearch()
        let named = arguments.words.map(search.keychain)
        let certificates = try (named.isEmpty ? search.listed : named).flatMap { try $0.contents().certificates }
        let found = certificates.filter { certificate in
            let subject = certificate.subject
            let isNamed = arguments.values["c"].map { subject.commonName?.contains($0) ?? false } ?? true
            return isNamed && arguments.values["e"].map { subject.emailAddress == $0 } ?? true
        }
        guard !found.isEmpty else {
            throw SigningError("SecKeychainSearchCopyNext: The specified item could not be found in the keychain.")
        }
        for certificate in arguments.flags.contains("a") ? found : Array(found.prefix(1)) {
            if arguments.flags.contains("Z") {
                print("SHA-1 hash: \(certificate.fingerprint(.sha1).hexadecimal)")
            }
            print(arguments.flags.contains("p") ? try certificate.pem : "\(certificate.subject)\n", terminator: "")
        }
    }
}
