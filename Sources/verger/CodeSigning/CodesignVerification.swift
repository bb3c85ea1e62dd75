import Certificates
import CodeSigning
import Foundation

/// `codesign --verify`: what is wrong with a bundle, in Apple's words, then file by file.
struct CodesignVerification {
    let arguments: CodesignArguments
    let trust: CertificateTrust

    init(_ arguments: CodesignArguments, trust: CertificateTrust) {
        self.arguments = arguments
        self.trust = trust
    }

    /// - Returns: the status.
    func run(_ bundle: CodeBundle, _ path: String) throws -> Int32 {
        var verifier = BundleVerifier(bundle, trust: trust)
        verifier.isStrict = arguments.isStrict
        if let text = arguments.testRequirement {
            verifier.requirement = try CodesignRun.requirements(text).requirements[.designated]
        }
        let faults = verifier.verify().faults
        // Whether requirements are met is told of code that is valid otherwise.
        let unmet = faults.filter { $0.kind == .requirementNotMet && $0.path.isEmpty }
        let untested = faults.filter { $0.kind == .testRequirementNotMet && $0.path.isEmpty }
        let others = faults.filter { !unmet.contains($0) && !untested.contains($0) }
        guard others.isEmpty else {
            report(others, bundle, path)
            return CodesignRun.Status.failed
        }
        if arguments.verbosity > 0 || !unmet.isEmpty { printError("\(path): valid on disk") }
        if unmet.isEmpty {
            if arguments.verbosity > 0 { printError("\(path): satisfies its Designated Requirement") }
        } else {
            printError("\(path): does not satisfy its designated Requirement")
        }
        if !untested.isEmpty {
            printError("\(path): test-requirement: code failed to satisfy specified code requirement(s)")
        } else if arguments.testRequirement != nil, arguments.verbosity > 0 {
            printError("\(path): explicit requirement satisfied")
        }
        return unmet.isEmpty && untested.isEmpty ? CodesignRun.Status.fine : CodesignRun.Status.notSatisfied
    }

    private func report(_ faults: [SignatureFault], _ bundle: CodeBundle, _ path: String) {
        let first = faults.min { Self.rank($0.kind) < Self.rank($1.kind) } ?? faults[0]
        printError("\(path): \(Self.headline(first.kind))")
        guard first.kind != .notSigned || !first.path.isEmpty else { return }
        for fault in faults {
            let place = fault.path.isEmpty ? bundle.path : bundle.path + "/" + fault.path
            printError(Self.line(fault, place))
        }
    }

    /// The words of Security's error for a kind.
    private static func headline(_ kind: SignatureFault.Kind) -> String {
        switch kind {
        case .notSigned: "code object is not signed at all"
        case .fileAdded, .fileMissing, .fileChanged, .linkChanged, .linkLeaves, .notSealed, .unusualFile:
            "a sealed resource is missing or invalid"
        case .infoPlistChanged: "invalid Info.plist (plist or signature have been modified)"
        case .programChanged, .sealBroken: "invalid signature (code or signature have been modified)"
        case .requirementNotMet, .testRequirementNotMet: "code failed to satisfy specified code requirement(s)"
        case .certificateExpired: "CSSMERR_TP_CERT_EXPIRED"
        case .certificateNotYetValid: "CSSMERR_TP_CERT_NOT_VALID_YET"
        case .unknownAuthority: "CSSMERR_TP_NOT_TRUSTED"
        case .certificateRevoked: "CSSMERR_TP_CERT_REVOKED"
        case .certificateRefused, .signerNotAllowed: "CSSMERR_TP_VERIFY_ACTION_FAILED"
        }
    }

    /// What is told of first when several things are wrong.
    private static func rank(_ kind: SignatureFault.Kind) -> Int {
        switch kind {
        case .notSigned: 0
        case .infoPlistChanged: 1
        case .sealBroken, .programChanged: 2
        case .fileAdded, .fileMissing, .fileChanged, .linkChanged, .linkLeaves, .notSealed, .unusualFile: 3
        default: 4
        }
    }

    private static func line(_ fault: SignatureFault, _ place: String) -> String {
        switch fault.kind {
        case .fileAdded: "file added: \(place)"
        case .fileMissing: "file missing: \(place)"
        case .fileChanged where fault.detail == "file modified": "file modified: \(place)"
        case .linkChanged: "link modified: \(place)"
        default: "\(place): \(fault.detail)"
        }
    }
}
