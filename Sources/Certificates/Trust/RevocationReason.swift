/// Why a certificate was revoked (RFC 5280, 5.3.1).
package enum RevocationReason: Int, Sendable, Codable, CaseIterable {
    case unspecified = 0
    case keyCompromise = 1
    case affiliationChanged = 3
    case superseded = 4
    case cessationOfOperation = 5
}
