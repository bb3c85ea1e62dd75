import COpenSSL
import Foundation

/// Whose certificates count, at which time, and which of them do no longer.
package struct CertificateTrust: Sendable {
    /// Certificates of authorities that are trusted by themselves.
    package var authorities: [Certificate]
    package var lists: [RevocationList]
    package var time: Date
    /// If true, a certificate counts only if a list of its authority is there whose next update is not due.
    package var needsRevocationLists: Bool

    package init(
        authorities: [Certificate], lists: [RevocationList] = [], time: Date = Date(),
        needsRevocationLists: Bool = false
    ) {
        self.authorities = authorities
        self.lists = lists
        self.time = time
        self.needsRevocationLists = needsRevocationLists
    }

    /// - Parameter others: certificates of authorities that may lie between; they are not trusted by themselves.
    /// - Returns: the way from the certificate to an authority that is trusted.
    /// - Throws: `CertificateError` with the reason.
    @discardableResult
    package func verify(
        _ certificate: Certificate, with others: [Certificate] = [], for usage: CertificateUsage
    ) throws -> [Certificate] {
        let chain = try chain(from: certificate, with: others)
        for member in chain {
            // OpenSSL was told to pass over critical extensions, since it does not know Apple's.
            for entry in member.extensions where entry.isCritical && !Self.known.contains(entry.identifier) {
                throw CertificateError(
                    .wrongUsage, "“\(member.name)” has the critical extension \(entry.identifier), which is not known")
            }
        }
        for (member, authority) in zip(chain, chain.dropFirst()) { try checkRevocation(of: member, by: authority) }
        try usage.check(certificate)
        return chain
    }

    /// Critical extensions that are looked at here or by OpenSSL.
    private static let known = CertificateKind.allMarks.union(["2.5.29.15", "2.5.29.17", "2.5.29.19", "2.5.29.37"])

    private func chain(from certificate: Certificate, with others: [Certificate]) throws -> [Certificate] {
        guard let context = X509_STORE_CTX_new(), let store = X509_STORE_new() else {
            throw CertificateError.openSSL(.other, "no memory")
        }
        defer {
            X509_STORE_CTX_free(context)
            X509_STORE_free(store)
        }
        for authority in authorities { X509_STORE_add_cert(store, authority.handle) }
        let between = try CertificateStack(others)
        guard X509_STORE_CTX_init(context, store, certificate.handle, between.handle) == 1 else {
            throw CertificateError.openSSL(.other, "certificates cannot be checked")
        }
        let parameters = X509_STORE_CTX_get0_param(context)
        X509_VERIFY_PARAM_set_time(parameters, time_t(time.timeIntervalSince1970.rounded(.down)))
        X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_IGNORE_CRITICAL))
        X509_VERIFY_PARAM_set_depth(parameters, 8)
        // 112 bits: no RSA keys below 2048 bits, no SHA-1.
        X509_VERIFY_PARAM_set_auth_level(parameters, 2)
        guard X509_verify_cert(context) == 1 else {
            ERR_clear_error()
            let faulty = X509_STORE_CTX_get_current_cert(context).flatMap { current -> Certificate? in
                X509_up_ref(current)
                return try? Certificate(owning: current)
            }
            throw Self.error(X509_STORE_CTX_get_error(context), faulty ?? certificate)
        }
        guard let built = X509_STORE_CTX_get1_chain(context) else {
            throw CertificateError.openSSL(.other, "no memory")
        }
        return try CertificateStack(owning: built).certificates
    }

    private static func error(_ code: Int32, _ certificate: Certificate) -> CertificateError {
        let name = "“\(certificate.name)”"
        switch code {
        case X509_V_ERR_CERT_HAS_EXPIRED:
            return CertificateError(.expired, "\(name) expired at \(certificate.notAfter.formattedForErrors)")
        case X509_V_ERR_CERT_NOT_YET_VALID:
            return CertificateError(.notYetValid, "\(name) is valid from \(certificate.notBefore.formattedForErrors)")
        case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
            X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN, X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT,
            X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE, X509_V_ERR_CERT_UNTRUSTED:
            return CertificateError(
                .unknownAuthority, "\(name) was issued by “\(certificate.issuer)”, which is not trusted here")
        case X509_V_ERR_CERT_SIGNATURE_FAILURE:
            return CertificateError(.badSignature, "\(name) is not signed by the authority it names")
        case X509_V_ERR_EE_KEY_TOO_SMALL, X509_V_ERR_CA_KEY_TOO_SMALL, X509_V_ERR_CA_MD_TOO_WEAK:
            return CertificateError(.refusedByPolicy, "\(name) has a key or a signature that is too weak")
        case X509_V_ERR_INVALID_CA, X509_V_ERR_PATH_LENGTH_EXCEEDED, X509_V_ERR_KEYUSAGE_NO_CERTSIGN:
            return CertificateError(.wrongUsage, "\(name) may not issue certificates")
        default:
            let words = X509_verify_cert_error_string(Int(code)).map { String(cString: $0) } ?? "error \(code)"
            return CertificateError(.other, "\(name): \(words)")
        }
    }

    private func checkRevocation(of certificate: Certificate, by authority: Certificate) throws {
        let lists = lists.filter { $0.isSigned(by: authority) }
        for list in lists {
            guard let date = list.revoked[certificate.serial] else { continue }
            throw CertificateError(.revoked, "“\(certificate.name)” was revoked at \(date.formattedForErrors)")
        }
        guard !needsRevocationLists || lists.contains(where: { $0.thisUpdate <= time && time < $0.nextUpdate }) else {
            throw CertificateError(
                .unknownRevocation,
                "whether “\(certificate.name)” was revoked is unknown: no list of “\(authority.name)” that is up to date"
            )
        }
    }
}

extension Date {
    /// "2011-06-06T17:00:00Z"
    var formattedForErrors: String { formatted(.iso8601) }
}
