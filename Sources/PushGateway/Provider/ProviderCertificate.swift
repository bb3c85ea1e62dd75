import Certificates
import PushLink

/// A push certificate: the app that its owner may send to, and in which of the services.
package struct ProviderCertificate: Sendable, Equatable {
    package let topic: String
    package let environments: Set<PushEnvironment>

    /// - Returns: nil for a certificate that is for something else.
    package init?(_ certificate: Certificate) {
        guard let topic = certificate.subject.userID, !topic.isEmpty else { return nil }
        switch certificate.kind {
        case .pushDevelopment: environments = [.sandbox]
        case .pushProduction: environments = [.production]
        case .pushBoth: environments = [.sandbox, .production]
        default: return nil
        }
        self.topic = topic
    }
}
