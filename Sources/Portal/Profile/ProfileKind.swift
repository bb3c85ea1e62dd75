import Certificates
import Foundation

/// What a provisioning profile is for.
package enum ProfileKind: String, Sendable, CaseIterable, Codable {
    /// Builds of developers, on devices of the team, which a debugger may enter.
    case development
    /// Builds for testers, on devices of the team.
    case adHoc = "ad-hoc"
    /// Builds for the App Store, which run nowhere before.
    case appStore = "app-store"

    var certificates: CertificateKind { self == .development ? .developer : .distribution }
    var hasDevices: Bool { self != .appStore }
    /// Days that a profile is valid, if its certificates are.
    var days: Int { self == .development ? 90 : 365 }
}
