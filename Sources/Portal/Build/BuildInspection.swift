import Certificates
import CodeSigning
import Foundation

/// Looks at an app before it is given to testers: a build that no device would take is refused here, where somebody can mend it.
struct BuildInspection {
    let bundle, title, version, build: String
    let kind: ProfileKind
    let system: String?
    let profile: EmbeddedProfile
    let icon: BuildIcon?

    /// - Parameters:
    ///   - path: the `.app`, which nobody else can change.
    ///   - trust: the portal's own authority.
    init(appAt path: String, of team: Team, trust: CertificateTrust) throws {
        guard let code = try Self.explain(path, { try CodeBundle(at: path) }) else {
            throw PortalError(.invalid, "The build cannot be read.")
        }
        let embedded = try? EmbeddedProfile(path: path + "/" + EmbeddedProfile.fileName)
        // What each of its devices will ask. That it is none of a profile without devices is told in other words.
        let namesNone = embedded?.devices?.isEmpty ?? true
        try Self.explain(path, unless: { $0.rule == .listedDevice && namesNone }) {
            try AppAdmission(trust: trust, device: Set(embedded?.devices ?? [])).check(appAt: path)
        }
        guard let embedded else { throw PortalError(.refused, "The build has no provisioning profile.") }
        guard let devices = embedded.devices, !devices.isEmpty else {
            throw PortalError(
                .refused, "The profile “\(embedded.name)” is for the App Store: it names no devices.",
                cure:
                    "Sign with one for testers: verger portal profile make NAME --kind ad-hoc --app \(code.identifier)")
        }
        guard embedded.teams.contains(team.identifier) else {
            throw PortalError(
                .refused,
                "The build is of the team \(embedded.teams.joined(separator: ", ")), not of “\(team.name)” (\(team.identifier)).",
                cure: "Name its team: --team \(embedded.teams.first ?? "TEAM")")
        }
        let info = code.infoValues
        func text(_ keys: String...) -> String? {
            keys.lazy.compactMap { (info[$0] as? String).flatMap { try? PortalText.name($0, of: "") } }.first
        }
        bundle = code.identifier
        title =
            text("CFBundleDisplayName", "CFBundleName")
            ?? String(((path as NSString).lastPathComponent as NSString).deletingPathExtension.prefix(50))
        guard let build = text("CFBundleVersion") else {
            throw PortalError(
                .refused, "The build has no number: testers could not tell it from others.",
                cure: "Set CFBundleVersion in its Info.plist, and build again.")
        }
        self.build = build
        version = text("CFBundleShortVersionString") ?? build
        system = text("MinimumOSVersion")
        kind = embedded.entitlements["get-task-allow"] as? Bool ?? false ? .development : .adHoc
        profile = embedded
        icon = BuildIcon(of: code)
    }

    /// Says in the portal's words why an app is refused. The place of the copy says nothing to anybody.
    ///
    /// - Parameter isTold: true for a refusal that is told elsewhere, in better words.
    private static func explain<Result>(
        _ path: String, unless isTold: (AdmissionRefusal) -> Bool = { _ in false }, _ work: () throws -> Result
    ) throws -> Result? {
        func plain(_ error: any Error) -> String {
            "\(error)".replacingOccurrences(of: (path as NSString).deletingLastPathComponent + "/", with: "")
        }
        do { return try work() } catch let refusal as AdmissionRefusal {
            if isTold(refusal) { return nil }
            throw PortalError(.refused, plain(refusal), cure: cure(refusal.rule))
        } catch let error as SigningError { throw PortalError(.invalid, plain(error)) }
    }

    private static func cure(_ rule: AdmissionRefusal.Rule) -> String {
        switch rule {
        case .profile, .signedProfile, .validProfile, .listedDevice:
            "Make a profile with “verger portal profile make”, and sign with it: PackageApplication APP --sign IDENTITY --embed PROFILE"
        case .linksInside: "Put there what the links lead to, and build again."
        case .unchanged: "Sign after the last change: codesign -f -s IDENTITY APP"
        default: "Sign it with a certificate of this portal: verger portal certificate list"
        }
    }
}
