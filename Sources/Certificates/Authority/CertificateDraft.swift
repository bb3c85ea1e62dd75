import COpenSSL
import Foundation

/// What will stand in a certificate, before it is signed.
struct CertificateDraft {
    var kind: CertificateKind
    var subject: CertificateSubject
    var key: PublicKey
    var serial: String
    var notBefore: Date
    var notAfter: Date
    /// Names and addresses of a server.
    var hosts: [String] = []
    /// Where programs ask whether it counts still.
    var address: AuthorityAddress?

    /// - Parameters:
    ///   - authority: nil for a certificate that signs itself.
    ///   - signer: the authority's key.
    func sign(by authority: Certificate?, key signer: PrivateKey) throws -> Certificate {
        guard let certificate = X509_new() else { throw CertificateError.openSSL(.other, "no memory") }
        do {
            try subject.write(to: X509_get_subject_name(certificate))
            let issuer = authority.map { X509_get_subject_name($0.handle) } ?? X509_get_subject_name(certificate)
            var isFilled = X509_set_version(certificate, 2) == 1 && X509_set_issuer_name(certificate, issuer) == 1
            isFilled = isFilled && X509_set_pubkey(certificate, key.handle) == 1
            isFilled = try isFilled && SerialNumber.withNumber(serial) { X509_set_serialNumber(certificate, $0) == 1 }
            isFilled = try isFilled && notBefore.withCertificateTime { X509_set1_notBefore(certificate, $0) == 1 }
            isFilled = try isFilled && notAfter.withCertificateTime { X509_set1_notAfter(certificate, $0) == 1 }
            guard isFilled else { throw CertificateError.openSSL(.other, "no certificate can be made") }
            try addExtensions(to: certificate, authority: authority?.handle ?? certificate)
            guard X509_sign(certificate, signer.handle, EVP_sha256()) > 0 else {
                throw CertificateError.openSSL(.other, "the certificate cannot be signed")
            }
        } catch {
            X509_free(certificate)
            throw error
        }
        return try Certificate(owning: certificate)
    }

    private func addExtensions(to certificate: OpaquePointer, authority: OpaquePointer) throws {
        var context = X509V3_CTX()
        X509V3_set_ctx(&context, authority, certificate, nil, nil, 0)
        let isAuthority = kind == .authority
        var words = [
            (NID_basic_constraints, isAuthority ? "critical,CA:TRUE,pathlen:0" : "critical,CA:FALSE"),
            (
                NID_key_usage,
                isAuthority ? "critical,digitalSignature,keyCertSign,cRLSign" : "critical,digitalSignature"
            ),
            (NID_subject_key_identifier, "hash"),
        ]
        if !isAuthority { words.append((NID_authority_key_identifier, "keyid")) }
        if !kind.usages.isEmpty { words.append((NID_ext_key_usage, kind.usages.joined(separator: ","))) }
        if !hosts.isEmpty { words.append((NID_subject_alt_name, try Self.alternativeNames(hosts))) }
        if let address {
            words.append((NID_info_access, "OCSP;URI:" + address.statusService))
            words.append((NID_crl_distribution_points, "URI:" + address.revocationList))
        }
        for (identifier, value) in words {
            guard let entry = X509V3_EXT_nconf_nid(nil, &context, identifier, value) else {
                throw CertificateError.openSSL(.other, "no certificate can be made")
            }
            defer { X509_EXTENSION_free(entry) }
            guard X509_add_ext(certificate, entry, -1) == 1 else {
                throw CertificateError.openSSL(.other, "no certificate can be made")
            }
        }
        for mark in kind.marks { try addMark(mark, to: certificate) }
    }

    /// One of Apple's marks: an extension with the value NULL.
    private func addMark(_ mark: String, to certificate: OpaquePointer) throws {
        guard let value = ASN1_OCTET_STRING_new() else { throw CertificateError.openSSL(.other, "no memory") }
        defer { ASN1_OCTET_STRING_free(value) }
        try ObjectIdentifierText.withObject(mark) { object in
            guard ASN1_OCTET_STRING_set(value, [5, 0], 2) == 1,
                let entry = X509_EXTENSION_create_by_OBJ(nil, object, kind.hasCriticalMarks ? 1 : 0, value)
            else { throw CertificateError.openSSL(.other, "no certificate can be made") }
            defer { X509_EXTENSION_free(entry) }
            guard X509_add_ext(certificate, entry, -1) == 1 else {
                throw CertificateError.openSSL(.other, "no certificate can be made")
            }
        }
    }

    /// OpenSSL reads these as words between commas: a name with anything else than a name's characters could say more.
    private static func alternativeNames(_ hosts: [String]) throws -> String {
        try hosts.map { host in
            var address = in6_addr()
            if inet_pton(AF_INET, host, &address) == 1 || inet_pton(AF_INET6, host, &address) == 1 {
                return "IP:\(host)"
            }
            let isName = host.utf8.allSatisfy { byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            }
            guard isName, 1...253 ~= host.utf8.count else {
                throw CertificateError(.refusedByPolicy, "“\(host.prefix(80))” is neither a host's name nor an address")
            }
            return "DNS:\(host)"
        }.joined(separator: ",")
    }
}
