import Foundation

/// Where programs ask about the certificates of an authority: the address of its site, as those know it who have the
/// certificates. The site itself may sit behind another server, and does not know it.
package struct AuthorityAddress: Sendable, Equatable {
    /// `https://portal.example`: without a slash at its end.
    package let text: String

    /// What the site has for programs, below its address: what answers whether a certificate counts still (OCSP), and the
    /// list of revoked ones.
    package static let statusPath = "ocsp", listPath = "revoked.crl"

    private static let longest = 200

    /// - Throws: for what is no address of a site. A certificate cannot be changed afterwards.
    package init(_ text: String) throws {
        var text = text
        while text.hasSuffix("/") { text.removeLast() }
        let parts = URLComponents(string: text)
        // OpenSSL reads it as one of several words between commas and semicolons.
        let isPlain = text.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || "-._~:/[]%".utf8.contains(byte)
        }
        guard let parts, isPlain, text.utf8.count <= Self.longest, ["http", "https"].contains(parts.scheme),
            parts.host?.isEmpty == false, parts.user == nil
        else {
            throw CertificateError(
                .refusedByPolicy,
                "“\(text.prefix(Self.longest))” is not the address of a site, such as https://portal.example")
        }
        self.text = text
    }

    var statusService: String { "\(text)/\(Self.statusPath)" }
    var revocationList: String { "\(text)/\(Self.listPath)" }
}
