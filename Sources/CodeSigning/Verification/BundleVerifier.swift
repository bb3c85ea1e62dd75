import Certificates
import Foundation
import Glibc

/// Says what was changed in a bundle since it was signed, and whether its signer is trusted.
package struct BundleVerifier {
    package let bundle: CodeBundle
    /// Whose certificates count; nil if it does not matter who has signed.
    package var trust: CertificateTrust?
    package var usage = CertificateUsage.any
    /// What must hold besides the code's own designated requirement.
    package var requirement: Requirement?
    /// Every file must be sealed, and each sealed one be there, whatever the signature's own rules say.
    package var isStrict = false
    /// Whose signatures are taken, also of code in the bundle; nil for everyone's, and for code that nobody has signed.
    package var signers: Set<Certificate>?
    /// How deep code lies in code.
    private var depth = 0

    private static let mostDepth = 8

    package init(_ bundle: CodeBundle, trust: CertificateTrust?) {
        self.bundle = bundle
        self.trust = trust
    }

    /// What was found.
    package struct Verdict {
        /// nil if there is none, or one that cannot be read.
        package let signature: BundleSignature?
        /// From the signer to the last authority that is known.
        package let chain: [Certificate]
        package let faults: [SignatureFault]

        package var isSigned: Bool { !faults.contains { $0.kind == .notSigned } }
        package var isValid: Bool { faults.isEmpty }
    }

    package func verify() -> Verdict {
        var faults = FaultList()
        guard BundleSignature.isThere(in: bundle) else {
            faults.add(.notSigned, "", "code object is not signed at all")
            return Verdict(signature: nil, chain: [], faults: faults.faults)
        }
        let signature: BundleSignature
        do {
            signature = try BundleSignature(of: bundle)
        } catch {
            faults.add(.sealBroken, CodeBundle.signatureFolder, "invalid signature (\(error))")
            return Verdict(signature: nil, chain: [], faults: faults.faults)
        }
        let message = checkMessage(of: signature, &faults)
        checkParts(of: signature, &faults)
        checkProgram(signature, &faults)
        if let data = signature.parts[.resources] { checkResources(data, &faults) }
        let chain = checkSigner(message, &faults)
        checkRequirements(of: signature, chain: chain, &faults)
        return Verdict(signature: signature, chain: chain, faults: faults.faults)
    }

    // MARK: The signature's own parts

    private func checkMessage(of signature: BundleSignature, _ faults: inout FaultList) -> SignatureMessage? {
        let place = CodeBundle.signatureFolder + "/" + BundleSignature.messageName
        let isAdHoc = signature.directories.map { $0.directory.flags & CodeDirectory.adHoc != 0 }
        guard let data = signature.message else {
            // Who names nobody must say so; what says so in one directory must in all.
            if !isAdHoc.allSatisfy({ $0 }) { faults.add(.sealBroken, place, "the signature is missing") }
            return nil
        }
        do {
            guard isAdHoc.allSatisfy({ !$0 }) else {
                throw SigningError("the code directory says that nobody has signed.")
            }
            let message = try SignatureMessage(reading: data)
            try message.check(signature.directories.map { ($0.directory, $0.content) })
            return message
        } catch {
            faults.add(.sealBroken, place, "invalid signature (\(error))")
            return nil
        }
    }

    private func checkParts(of signature: BundleSignature, _ faults: inout FaultList) {
        for slot in SpecialSlot.allCases {
            let name = slot.fileName.map { CodeBundle.signatureFolder + "/" + $0 } ?? CodeBundle.infoName
            let hashes = signature.directories.map { ($0.directory.hash, $0.directory[slot]) }
            guard let data = signature.parts[slot] else {
                guard hashes.contains(where: { $0.1 != nil }) || slot == .requirements || slot == .resources else {
                    continue
                }
                // Nothing uses the slot of documents.
                faults.add(.sealBroken, slot == .application ? "" : name, "a part of the signature is missing")
                continue
            }
            guard hashes.allSatisfy({ $0.of(data) == $1 }) else {
                if slot == .infoPlist {
                    faults.add(.infoPlistChanged, name, "invalid Info.plist (plist or signature have been modified)")
                } else {
                    faults.add(.sealBroken, name, "a part of the signature was changed")
                }
                continue
            }
            if let error = Self.formFault(of: data, slot) { faults.add(.sealBroken, name, "\(error)") }
        }
    }

    /// A part that was signed but cannot be read is a fault too.
    private static func formFault(of data: Data, _ slot: SpecialSlot) -> (any Error)? {
        do {
            switch slot {
            case .requirements: _ = try RequirementSet(reading: data)
            case .entitlements: _ = try CodeEntitlements(reading: data)
            case .resources: _ = try ResourceSeal(reading: data)
            case .infoPlist, .application: break
            }
            return nil
        } catch { return error }
    }

    private func checkProgram(_ signature: BundleSignature, _ faults: inout FaultList) {
        for (directory, file) in signature.directories.map({ ($0.directory, SignedFile(path: bundle.executablePath)) })
        {
            do {
                let pages = try CodePages(of: file, pageSize: directory.pageSize, kinds: [directory.hash])
                if pages.size != directory.codeLimit {
                    faults.add(
                        .programChanged, bundle.executable,
                        "the program has \(pages.size) bytes and not \(directory.codeLimit)")
                }
                let found = pages.hashes[directory.hash] ?? []
                if let page = zip(found, directory.codeHashes).enumerated().first(where: { $1.0 != $1.1 })?.offset {
                    let start = page * (directory.pageSize ?? 0)
                    faults.add(.programChanged, bundle.executable, "the program was changed from byte \(start) on")
                }
            } catch { faults.add(.programChanged, bundle.executable, "\(error)") }
        }
    }

    // MARK: Resources

    private func checkResources(_ data: Data, _ faults: inout FaultList) {
        do {
            let verifier = ResourceVerifier(
                bundle: bundle, seal: try ResourceSeal(reading: data), isStrict: isStrict)
            try verifier.verify(&faults) { path, hash, requirement in nestedFaults(path, hash, requirement) }
        } catch { faults.add(.sealBroken, CodeBundle.signatureFolder + "/CodeResources", "\(error)") }
    }

    private func nestedFaults(_ path: String, _ hash: Data, _ requirement: String) -> [SignatureFault] {
        do {
            guard depth < Self.mostDepth else { throw SigningError("code lies in code too deeply.") }
            var inner = BundleVerifier(try CodeBundle(at: bundle.path + "/" + path), trust: trust)
            inner.usage = usage
            inner.isStrict = isStrict
            inner.signers = signers
            inner.depth = depth + 1
            inner.requirement = try RequirementSet(text: requirement).requirements[.designated]
            let verdict = inner.verify()
            let faults = verdict.faults.map { $0.within(path) }
            guard let signature = verdict.signature, signature.best.directoryHash != hash else { return faults }
            return [SignatureFault(.fileChanged, path, "nested code is modified or invalid")] + faults
        } catch { return [SignatureFault(.fileChanged, path, "nested code is modified or invalid (\(error))")] }
    }

    // MARK: The signer

    private func checkSigner(_ message: SignatureMessage?, _ faults: inout FaultList) -> [Certificate] {
        guard let message else {
            if signers != nil { faults.add(.signerNotAllowed, "", "nobody has signed it") }
            return []
        }
        if let signers, !signers.contains(message.certificate) {
            faults.add(.signerNotAllowed, "", "is signed by “\(message.certificate.subject)”")
        }
        var chain = [message.certificate]
        if let trust {
            do {
                chain = try trust.verify(message.certificate, with: message.certificates, for: usage)
            } catch {
                faults.add(Self.fault(of: error))
                chain += SigningIdentity.chain(of: message.certificate, among: message.certificates)
            }
        } else {
            chain += SigningIdentity.chain(of: message.certificate, among: message.certificates)
        }
        // A certificate that nobody looks at could be changed unnoticed.
        if let stray = message.certificates.first(where: { !chain.contains($0) }) {
            faults.add(
                .sealBroken, CodeBundle.signatureFolder + "/" + BundleSignature.messageName,
                "invalid signature (the certificate “\(stray.subject)” has nothing to do with the signer)")
        }
        return chain
    }

    private static func fault(of error: any Error) -> SignatureFault {
        let kind: SignatureFault.Kind =
            switch (error as? CertificateError)?.reason {
            case .expired: .certificateExpired
            case .notYetValid: .certificateNotYetValid
            case .unknownAuthority: .unknownAuthority
            case .revoked: .certificateRevoked
            default: .certificateRefused
            }
        return SignatureFault(kind, "", "\(error)")
    }

    private func checkRequirements(of signature: BundleSignature, chain: [Certificate], _ faults: inout FaultList) {
        let subject = subject(of: signature, chain: chain)
        if let designated = signature.requirements?.requirements[.designated], !subject.satisfies(designated) {
            faults.add(.requirementNotMet, "", "does not satisfy its designated Requirement")
        }
        if let requirement, !subject.satisfies(requirement) {
            faults.add(
                .testRequirementNotMet, "", "test-requirement: code failed to satisfy specified code requirement(s)")
        }
    }

    package func subject(of signature: BundleSignature, chain: [Certificate]) -> RequirementSubject {
        RequirementSubject(
            identifier: signature.identifier, info: bundle.infoValues,
            entitlements: signature.entitlements?.values ?? [:],
            directoryHashes: signature.directories.map(\.directoryHash), chain: chain,
            authorities: trust?.authorities ?? [])
    }
}
