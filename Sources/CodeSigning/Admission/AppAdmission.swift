import Certificates
import Foundation

/// The rules by which a device that trusts nothing else takes an app: Apple's, with other authorities.
package struct AppAdmission {
    /// Whose certificates count, those that were revoked, and the time.
    package var trust: CertificateTrust
    /// How profiles name the device, each in any case of letters.
    package var device: Set<String>

    package init(trust: CertificateTrust, device: Set<String>) {
        self.trust = trust
        self.device = Set(device.map { $0.lowercased() })
    }

    /// - Throws: `AdmissionRefusal` with the first rule that is broken; `SigningError` for what is no bundle.
    package func check(appAt path: String) throws {
        let bundle = try CodeBundle(at: path)
        guard BundleSignature.isThere(in: bundle) else {
            throw AdmissionRefusal(rule: .signed, detail: "\(bundle.path) has no signature.")
        }
        let found = Result { try embeddedProfile(of: bundle) }
        var verifier = BundleVerifier(bundle, trust: trust)
        verifier.usage = .codeSigning
        verifier.isStrict = true
        let listed = (try? found.get())?.certificates ?? []
        verifier.signers = Set(listed.compactMap { try? Certificate(der: [UInt8]($0)) })
        let verdict = verifier.verify()
        // Who may sign is asked when it is known that the profile counts which says so.
        try refuse(verdict.faults.filter { $0.kind != .signerNotAllowed }, bundle)
        guard let signature = verdict.signature, let signer = verdict.chain.first else {
            throw AdmissionRefusal(rule: .signed, detail: "\(bundle.path) is sealed, but nobody has signed it.")
        }
        let profile = try found.get()
        try check(profile, of: bundle, signer: signer)
        try refuse(verdict.faults, bundle)
        try EntitlementRules(profile: profile, entitlements: signature.entitlements?.values ?? [:])
            .check(identifier: bundle.identifier, signed: signature.identifier)
    }

    /// Throws for the fault whose rule comes first.
    private func refuse(_ faults: [SignatureFault], _ bundle: CodeBundle) throws {
        let refusals = faults.map { fault in
            AdmissionRefusal(rule: Self.rule(for: fault.kind), detail: "\(bundle.path): \(fault).")
        }
        for rule in AdmissionRefusal.Rule.allCases {
            if let refusal = refusals.first(where: { $0.rule == rule }) { throw refusal }
        }
    }

    private static func rule(for kind: SignatureFault.Kind) -> AdmissionRefusal.Rule {
        switch kind {
        case .notSigned: .signed
        case .linkLeaves: .linksInside
        case .unknownAuthority: .trustedAuthority
        case .certificateExpired, .certificateNotYetValid: .validCertificate
        case .certificateRevoked: .certificateNotRevoked
        case .certificateRefused: .certificateForCode
        case .signerNotAllowed: .listedCertificate
        case .requirementNotMet, .testRequirementNotMet: .requirements
        default: .unchanged
        }
    }

    // MARK: The profile

    private func embeddedProfile(of bundle: CodeBundle) throws -> EmbeddedProfile {
        let path = bundle.path + "/" + EmbeddedProfile.fileName
        guard FileManager.default.fileExists(atPath: path) else {
            throw AdmissionRefusal(rule: .profile, detail: "There is no \(path).")
        }
        do { return try EmbeddedProfile(path: path) } catch {
            throw AdmissionRefusal(rule: .profile, detail: "\(path): \(error)")
        }
    }

    /// Makes sure that a profile counts on the device, whatever app it is for.
    ///
    /// - Throws: `AdmissionRefusal` with the first rule that is broken.
    package func check(_ profile: EmbeddedProfile) throws {
        let name = "The profile “\(profile.name)”"
        do {
            _ = try profile.message.verify(trust: trust, for: .profileSigning)
        } catch { throw AdmissionRefusal(rule: .signedProfile, detail: "\(name): \(error).") }
        guard let end = profile.expiration, trust.time < end else {
            throw AdmissionRefusal(
                rule: .validProfile,
                detail: "\(name) expired\(profile.expiration.map { " at \($0.formatted(.iso8601))" } ?? "").")
        }
        let listed = profile.devices.map { Set($0.map { $0.lowercased() }) } ?? []
        guard profile.isForAllDevices || !listed.isDisjoint(with: device) else {
            throw AdmissionRefusal(
                rule: .listedDevice,
                detail: "\(name) names \(listed.count) devices, but not \(device.min() ?? "this one").")
        }
    }

    private func check(_ profile: EmbeddedProfile, of bundle: CodeBundle, signer: Certificate) throws {
        try check(profile)
        let name = "The profile “\(profile.name)”"
        guard profile.covers(bundle.identifier) else {
            throw AdmissionRefusal(
                rule: .applicationIdentifier,
                detail: "\(name) is for \(profile.applicationIdentifier ?? "no App ID"), not for \(bundle.identifier).")
        }
        guard profile.certificates.contains(Data(signer.der)) else {
            throw AdmissionRefusal(
                rule: .listedCertificate,
                detail: "\(name) does not name “\(signer.subject.commonName ?? signer.serial)”.")
        }
    }
}
