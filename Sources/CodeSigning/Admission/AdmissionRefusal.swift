/// Why a device does not take an app: the rule, and what breaks it.
package struct AdmissionRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// In the order in which they are told of.
    package enum Rule: String, Sendable, CaseIterable {
        case signed = "must be signed"
        case linksInside = "must not have links out of its bundle"
        case unchanged = "must be unchanged since it was signed"
        case trustedAuthority = "must be signed by a certificate of an authority that the device trusts"
        case validCertificate = "must be signed by a certificate that is valid now"
        case certificateNotRevoked = "must be signed by a certificate that is not revoked"
        case certificateForCode = "must be signed by a certificate that is for code"
        case requirements = "must satisfy its own requirements"
        case profile = "must have a provisioning profile"
        case signedProfile = "must have a provisioning profile that an authority has signed which the device trusts"
        case validProfile = "must have a provisioning profile that is valid now"
        case listedDevice = "must have a provisioning profile that names this device"
        case applicationIdentifier = "must have the App ID of its provisioning profile"
        case listedCertificate = "must be signed by a certificate that its provisioning profile names"
        case entitlements = "must not have entitlements that its provisioning profile does not allow"
    }

    package let rule: Rule
    package let detail: String

    package init(rule: Rule, detail: String) {
        self.rule = rule
        self.detail = detail
    }

    package var description: String { "An app \(rule.rawValue). \(detail)" }
}
