/// What somebody wants to do with a certificate.
package enum CertificateUsage: Sendable, CaseIterable {
    case any
    /// Sign apps.
    case codeSigning
    /// Sign provisioning profiles.
    case profileSigning
    /// Send notifications.
    case push
    /// Be a service's server.
    case server
    /// Be a device.
    case device

    /// - Throws: for a certificate that is for something else.
    func check(_ certificate: Certificate) throws {
        guard certificate.maySignContent else {
            throw CertificateError(.wrongUsage, "the key of “\(certificate.name)” must not sign")
        }
        let isRight =
            switch (self, certificate.kind) {
            case (.any, _): true
            case (.codeSigning, .developer?), (.codeSigning, .distribution?), (.profileSigning, .profileSigner?),
                (.server, .server?), (.device, .device?):
                true
            case (.push, let kind?): kind.isPush
            default: false
            }
        guard isRight else { throw CertificateError(.wrongUsage, "“\(certificate.name)” is not for \(purpose)") }
    }

    private var purpose: String {
        switch self {
        case .any: "anything"
        case .codeSigning: "signing apps"
        case .profileSigning: "signing provisioning profiles"
        case .push: "sending notifications"
        case .server: "servers"
        case .device: "devices"
        }
    }
}

extension Certificate {
    /// How errors call it.
    var name: String { subject.commonName ?? serial }
}
