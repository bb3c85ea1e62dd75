import COpenSSL

/// What a certificate says its key is for.
extension Certificate {
    /// An extension as it stands in the certificate.
    package struct Extension: Sendable, Equatable {
        /// "2.5.29.15"
        package let identifier: String
        /// True if who does not know the extension must refuse the certificate.
        package let isCritical: Bool
        /// The extension's own DER.
        package let value: [UInt8]
    }

    package var extensions: [Extension] {
        (0..<X509_get_ext_count(handle)).compactMap { index in
            guard let entry = X509_get_ext(handle, index),
                let identifier = ObjectIdentifierText.text(of: X509_EXTENSION_get_object(entry)),
                let value = X509_EXTENSION_get_data(entry)
            else { return nil }
            let bytes = UnsafeBufferPointer(start: ASN1_STRING_get0_data(value), count: Int(ASN1_STRING_length(value)))
            return Extension(
                identifier: identifier, isCritical: X509_EXTENSION_get_critical(entry) == 1, value: [UInt8](bytes))
        }
    }

    package func `extension`(_ identifier: String) -> Extension? { extensions.first { $0.identifier == identifier } }

    /// True if the certificate may sign others.
    package var isAuthority: Bool {
        defer { ERR_clear_error() }
        return X509_check_ca(handle) == 1
    }

    /// What the extended key usage names, as object identifiers; nil without that extension: then any usage.
    package var extendedUsages: [String]? {
        defer { ERR_clear_error() }
        guard let usages = X509_get_ext_d2i(handle, NID_ext_key_usage, nil, nil) else {
            // One that cannot be read allows nothing.
            return X509_get_ext_by_NID(handle, NID_ext_key_usage, -1) >= 0 ? [] : nil
        }
        let stack = OpaquePointer(usages)
        defer { EXTENDED_KEY_USAGE_free(stack) }
        return (0..<verger_usages_count(stack)).compactMap {
            ObjectIdentifierText.text(of: verger_usages_at(stack, $0))
        }
    }

    /// True if the key may sign what is no certificate.
    package var maySignContent: Bool {
        defer { ERR_clear_error() }
        let usage = X509_get_key_usage(handle)
        return usage == UInt32.max || usage & UInt32(KU_DIGITAL_SIGNATURE) != 0
    }

    /// What the certificate is, by Apple's marks in it; nil for one that is none of these.
    package var kind: CertificateKind? {
        if isAuthority { return .authority }
        let marks = Set(extensions.map(\.identifier)).intersection(CertificateKind.allMarks)
        let usages = extendedUsages ?? []
        return CertificateKind.allCases.first { kind in
            kind != .authority && Set(kind.marks) == marks && kind.usages.allSatisfy(usages.contains)
                && !(marks.isEmpty && kind.usages.isEmpty)
        }
    }
}
