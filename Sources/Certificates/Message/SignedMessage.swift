import COpenSSL
import Foundation

/// Content with a signature: SignedData of the Cryptographic Message Syntax (CMS, RFC 5652; before, PKCS #7).
package final class SignedMessage: @unchecked Sendable {
    let handle: OpaquePointer
    package let der: [UInt8]

    static let limit = 64 << 20

    /// Where the content is.
    package enum Form: Sendable {
        /// In the message.
        case attached
        /// Elsewhere: the message is only the signature.
        case detached
    }

    /// - Parameter bytes: DER (or BER), or PEM.
    package convenience init(_ bytes: [UInt8]) throws {
        let content = try PEMBlock.content(of: bytes, labels: ["CMS", "PKCS7"], name: "signed message")
        try self.init(
            owning: DEREncoding.decode(content, as: "signed message", limit: Self.limit, free: CMS_ContentInfo_free) {
                d2i_CMS_ContentInfo(nil, $0, $1)
            }, der: content)
    }

    /// Takes over the reference.
    init(owning handle: OpaquePointer, der: [UInt8]) throws {
        self.handle = handle
        self.der = der
        guard OBJ_obj2nid(CMS_get0_type(handle)) == NID_pkcs7_signed else {
            // From here on the object is whole and lets go of the handle itself.
            throw CertificateError(.malformed, "a message of another kind than a signed one")
        }
    }

    deinit { CMS_ContentInfo_free(handle) }

    package var pem: String { get throws { try PEMBlock.text("CMS", der) } }

    package var form: Form { CMS_is_detached(handle) == 1 ? .detached : .attached }

    /// The content in the message, whoever signed it; nil if it is elsewhere. To be believed only after
    /// ``verify(detached:trust:for:)``.
    package var content: [UInt8]? {
        guard let place = CMS_get0_content(handle), let string = place.pointee else { return nil }
        return [UInt8](
            UnsafeBufferPointer(start: ASN1_STRING_get0_data(string), count: Int(ASN1_STRING_length(string))))
    }

    /// The certificates that travel with the message.
    package var certificates: [Certificate] {
        get throws {
            defer { ERR_clear_error() }
            guard let stack = CMS_get1_certs(handle) else { return [] }
            return try CertificateStack(owning: stack).certificates
        }
    }
}
