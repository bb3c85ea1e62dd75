import COpenSSL

/// Whom a certificate or a request is about, or who issued it: the parts of its distinguished name that the platform uses.
package struct CertificateSubject: Hashable, Sendable {
    /// 0.9.2342.19200300.100.1.1: an App ID in certificates for push, the certificate's own number in developers'.
    package var userID: String?
    package var commonName: String?
    /// The team, by its ten letters and digits.
    package var organizationalUnit: String?
    package var organization: String?
    /// Two letters.
    package var country: String?
    package var emailAddress: String?

    package init(
        userID: String? = nil, commonName: String? = nil, organizationalUnit: String? = nil,
        organization: String? = nil, country: String? = nil, emailAddress: String? = nil
    ) {
        self.userID = userID
        self.commonName = commonName
        self.organizationalUnit = organizationalUnit
        self.organization = organization
        self.country = country
        self.emailAddress = emailAddress
    }

    /// As many bytes as one part has at most.
    private static let longest = 255

    private static let parts: [(identifier: Int32, path: WritableKeyPath<CertificateSubject, String?>)] = [
        (NID_userId, \.userID), (NID_pkcs9_emailAddress, \.emailAddress), (NID_commonName, \.commonName),
        (NID_organizationalUnitName, \.organizationalUnit), (NID_organizationName, \.organization),
        (NID_countryName, \.country),
    ]

    /// What a name of OpenSSL says: the first of each part.
    init(_ name: OpaquePointer?) {
        guard let name else { return }
        for part in Self.parts {
            let index = X509_NAME_get_index_by_NID(name, part.identifier, -1)
            guard index >= 0, let entry = X509_NAME_get_entry(name, index) else { continue }
            self[keyPath: part.path] = Self.text(X509_NAME_ENTRY_get_data(entry))
        }
    }

    private static func text(_ string: UnsafePointer<ASN1_STRING>?) -> String? {
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = ASN1_STRING_to_UTF8(&bytes, string)
        guard count >= 0, let bytes else {
            ERR_clear_error()
            return nil
        }
        defer { CRYPTO_free(bytes, "", 0) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }

    /// Writes the parts into a name of OpenSSL.
    func write(to name: OpaquePointer?) throws {
        for part in Self.parts {
            guard let text = self[keyPath: part.path] else { continue }
            guard !text.isEmpty, text.utf8.count <= Self.longest,
                !text.unicodeScalars.contains(where: { $0.value < 32 })
            else {
                throw CertificateError(
                    .refusedByPolicy,
                    "“\(text.prefix(80))” cannot be part of a name: 1 to \(Self.longest) bytes without controls")
            }
            // Countries and addresses have strings of their own. OpenSSL's other way with texts would refuse what is longer
            // than 64 characters, which names of push certificates are.
            let type =
                switch part.identifier {
                case NID_countryName: V_ASN1_PRINTABLESTRING
                case NID_pkcs9_emailAddress: V_ASN1_IA5STRING
                default: V_ASN1_UTF8STRING
                }
            let isPlain = type == V_ASN1_UTF8STRING || text.utf8.allSatisfy { $0 < 127 }
            guard isPlain, part.identifier != NID_countryName || text.utf8.count == 2 else {
                throw CertificateError(
                    .refusedByPolicy, "“\(text)” is neither a country's two letters nor a plain address")
            }
            let bytes = [UInt8](text.utf8)
            guard X509_NAME_add_entry_by_NID(name, part.identifier, type, bytes, Int32(bytes.count), -1, 0) == 1 else {
                throw CertificateError.openSSL(.other, "“\(text)” cannot be part of a name")
            }
        }
    }
}

extension CertificateSubject: CustomStringConvertible {
    package var description: String {
        let names = ["UID", "E", "CN", "OU", "O", "C"]
        return zip(names, Self.parts).compactMap { name, part in self[keyPath: part.path].map { "\(name)=\($0)" } }
            .joined(separator: ", ")
    }
}
