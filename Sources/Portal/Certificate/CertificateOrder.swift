import Certificates
import Foundation

/// A request for a certificate, and the certificate once it is issued.
package struct CertificateOrder: Sendable, Equatable, Encodable {
    package enum State: String, Sendable, Codable {
        /// Waits for an admin.
        case pending
        case issued
        case rejected
        case revoked
    }

    /// By which commands call it.
    package let number: Int64
    package let kind: CertificateKind
    /// Who asked for it.
    package let account: String
    package let accountName: String
    /// The App ID of a certificate for push.
    package let app: String?
    package let state: State
    package let submitted: Date
    package let decided: Date?
    package let serial: String?
    package let expires: Date?

    package func isExpired(at now: Date) -> Bool { state == .issued && expires.map { $0 <= now } ?? false }
    /// True if what it has signed counts.
    package func isValid(at now: Date) -> Bool { state == .issued && !isExpired(at: now) }

    /// The kinds that people can ask for.
    package static let kinds: [CertificateKind] = [
        .developer, .distribution, .pushDevelopment, .pushProduction, .pushBoth,
    ]
}
