import Foundation

/// What the portal issues certificates for, with the names and marks that Apple gives them.
package enum CertificateKind: String, CaseIterable, Sendable, Codable {
    /// The certificate of an authority.
    case authority
    /// A developer's, for builds on devices of the team.
    case developer
    /// A team's, for builds that are given to others.
    case distribution
    /// A server's that sends notifications: to builds of developers, to the others, or to both.
    case pushDevelopment = "push-development"
    case pushProduction = "push-production"
    case pushBoth = "push"
    /// A service's, to be known by its clients.
    case server
    /// The portal's own, for provisioning profiles.
    case profileSigner = "profile-signer"
    /// A device's, to be known by a service.
    case device

    /// Object identifiers of the extensions that mark the kind; each has the value NULL.
    package var marks: [String] {
        switch self {
        case .developer: ["1.2.840.113635.100.6.1.2"]
        case .distribution: ["1.2.840.113635.100.6.1.4"]
        case .pushDevelopment: ["1.2.840.113635.100.6.3.1"]
        case .pushProduction: ["1.2.840.113635.100.6.3.2"]
        case .pushBoth: ["1.2.840.113635.100.6.3.1", "1.2.840.113635.100.6.3.2"]
        case .profileSigner: ["1.2.840.113635.100.4.11"]
        case .authority, .server, .device: []
        }
    }

    static let allMarks = Set(allCases.flatMap(\.marks))

    /// As Apple's, those of code are critical: who does not know them must not take the certificate for another kind.
    var hasCriticalMarks: Bool { self == .developer || self == .distribution }

    /// Extended key usages that are in the certificate.
    package var usages: [String] {
        switch self {
        case .developer, .distribution: ["1.3.6.1.5.5.7.3.3"]
        case .pushDevelopment, .pushProduction, .pushBoth, .device: ["1.3.6.1.5.5.7.3.2"]
        case .server: ["1.3.6.1.5.5.7.3.1"]
        case .authority, .profileSigner: []
        }
    }

    package var isPush: Bool { self == .pushDevelopment || self == .pushProduction || self == .pushBoth }

    /// The certificate's common name.
    ///
    /// - Parameter name: the developer, the team, the App ID's bundle identifier, the host, the device.
    package func commonName(_ name: String) -> String {
        switch self {
        case .developer: "iPhone Developer: \(name)"
        case .distribution: "iPhone Distribution: \(name)"
        case .pushDevelopment: "Apple Development IOS Push Services: \(name)"
        case .pushProduction: "Apple Production IOS Push Services: \(name)"
        case .pushBoth: "Apple Push Services: \(name)"
        case .profileSigner: "Apple iPhone OS Provisioning Profile Signing"
        case .authority, .server, .device: name
        }
    }

    /// Seconds that a certificate is valid.
    package var lifetime: TimeInterval {
        switch self {
        case .authority: 20 * 365 * 86400
        case .profileSigner, .device: 5 * 365 * 86400
        default: 365 * 86400
        }
    }
}
