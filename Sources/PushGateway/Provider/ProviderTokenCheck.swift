import Certificates
import Foundation

/// The tokens by which providers say who they are if they have no certificate: JWTs, signed with ES256 (RFC 7515, 7519).
///
/// Each connection has one, on its event loop, and remembers the last token that it found good: checking a signature takes
/// longer than everything else about a message.
package struct ProviderTokenCheck {
    /// Tokens are good for an hour.
    package static let lifetime: Int64 = 3600
    /// Clocks may differ by so much.
    private static let tolerance: Int64 = 300
    private static let maximumLength = 4096
    /// A token may be changed for a newer one every 20 minutes; a provider with a few connections has a few tokens at a time.
    private static let updateInterval: Int64 = 1200
    private static let maximumUpdates = 16

    /// The header in which it stood.
    private var good: String?
    private var issued: Int64 = 0
    private var keyIdentifier = ""
    private var updates: [Int64] = []

    package init() {}

    private struct Header: Decodable {
        let alg: String
        let kid: String
    }

    private struct Claims: Decodable {
        let iss: String
        /// Some clients write fractions of a second.
        let iat: Double

        var issued: Int64 { Int64(exactly: iat.rounded()) ?? 0 }
    }

    /// Checks the header `authorization`.
    ///
    /// - Parameter key: looks a key up.
    /// - Returns: what its team may send.
    /// - Throws: `PushRefusal`.
    @discardableResult package mutating func check(
        _ authorization: String?, at now: Int64, key: (String) -> ProviderKey?
    ) throws(PushRefusal) -> ProviderRights {
        guard let authorization else { throw .missingProviderToken }
        if authorization != good {
            guard authorization.utf8.count <= Self.maximumLength, authorization.lowercased().hasPrefix("bearer ") else {
                throw .invalidProviderToken
            }
            try read(authorization.dropFirst("bearer ".count), at: now, key: key)
            good = authorization
        }
        guard now - issued <= Self.lifetime + Self.tolerance else { throw .expiredProviderToken }
        // The key may have been taken back since the token was found good, or the team have new apps.
        guard let key = key(keyIdentifier), !key.isRevoked else { throw .invalidProviderToken }
        return ProviderRights(topics: key.topics)
    }

    private mutating func read(_ token: Substring, at now: Int64, key: (String) -> ProviderKey?) throws(PushRefusal) {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.decode(Header.self, parts[0]),
            let claims = Self.decode(Claims.self, parts[1]), let signature = Self.bytes(parts[2]),
            // The algorithm is ours to choose, not the token's.
            header.alg == "ES256", let key = key(header.kid), !key.isRevoked, key.team == claims.iss,
            let publicKey = try? PublicKey(Array(key.publicKeyPEM.utf8)),
            publicKey.isTokenSignature(signature, of: Array("\(parts[0]).\(parts[1])".utf8))
        else { throw .invalidProviderToken }
        guard claims.issued <= now + Self.tolerance else { throw .invalidProviderToken }
        guard now - claims.issued <= Self.lifetime + Self.tolerance else { throw .expiredProviderToken }
        updates.removeAll { $0 <= now - Self.updateInterval }
        guard updates.count < Self.maximumUpdates else { throw .tooManyProviderTokenUpdates }
        updates.append(now)
        issued = claims.issued
        keyIdentifier = header.kid
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ part: Substring) -> Value? {
        bytes(part).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
    }

    /// Base64 for addresses, without the signs that fill up.
    private static func bytes(_ part: Substring) -> [UInt8]? {
        guard !part.contains("=") else { return nil }
        var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while text.utf8.count % 4 != 0 { text += "=" }
        return Data(base64Encoded: text).map { [UInt8]($0) }
    }
}
