import Certificates
import CodeSigning
import Foundation

extension OrganizerSite {
    var archiveList: ArchiveList { ArchiveList(environment: environment) }

    func answerArchives(_ verb: String, _ request: OrganizerRequest) throws -> OrganizerResponse {
        switch (request.method, verb) {
        case (.get, ""): return try .json(archiveList.archives.map(ArchiveEntry.init))
        case (.get, "identities"): return try .json(identities())
        case (.get, "validate"): return try .json(verify(archiveList.archive(request.fileName("archive"))))
        case (.post, "comment"):
            guard let text = String(validating: request.body, as: UTF8.self) else {
                throw OrganizerError("The comment is no text in UTF-8.")
            }
            try archiveList.archive(request.fileName("archive")).setComment(text)
            return try .done("The comment is saved.")
        case (.post, "share"): return try share(archiveList.archive(request.fileName("archive")), request)
        case (.post, "forget"):
            try archiveList.forget(request.fileName("archive"))
            return try .done("The archive is off the list. Its folder stays.")
        default: throw Self.unknown(request)
        }
    }

    private func keys() throws -> IdentityList { try IdentityList(KeychainSearch(environment: environment).listed) }

    private func identities() throws -> [IdentityEntry] {
        let list = try keys()
        return list.identities.map { identity in
            IdentityEntry(
                name: identity.name, fingerprint: identity.fingerprint, expires: identity.certificate.notAfter,
                isValid: list.isValid(identity, at: clock()))
        }
    }

    private func bundle(of archive: KeptArchive) throws -> CodeBundle {
        guard let app = archive.app else { throw OrganizerError("The archive \(archive.title) has no app.", .conflict) }
        return try CodeBundle(at: app)
    }

    /// What `codesign --verify` says of the archive's app.
    private func verify(_ archive: KeptArchive) throws -> ArchiveVerdict {
        let verdict = BundleVerifier(try bundle(of: archive), trust: try keys().trust(at: clock())).verify()
        return ArchiveVerdict(
            isValid: verdict.isValid, signer: verdict.chain.first?.subject.commonName,
            faults: verdict.faults.map { "\($0)" })
    }

    /// Makes an `.ipa`: of the app as it is, or signed with an identity and a profile.
    private func share(_ archive: KeptArchive, _ request: OrganizerRequest) throws -> OrganizerResponse {
        let bundle = try bundle(of: archive)
        var signing: AppSigning?
        if let fingerprint = request.parameters["identity"], !fingerprint.isEmpty {
            let identity = try keys().identity(fingerprint, at: clock())
            let uuid = request.parameters["profile"] ?? ""
            let profile = try uuid.isEmpty ? nil : ProfileFolder(environment: environment).profile(uuid)
            if let profile, !profile.covers(bundle.identifier) {
                throw OrganizerError(
                    "The profile “\(profile.name)” is for \(profile.applicationIdentifier ?? "no App ID"), "
                        + "not for \(bundle.identifier).", .conflict)
            }
            if let profile, !profile.certificates.contains(Data(identity.certificate.der)) {
                throw OrganizerError("The profile “\(profile.name)” does not name “\(identity.name)”.", .conflict)
            }
            signing = AppSigning(identity: identity, profile: profile)
        }
        let work = try WorkFolder()
        do {
            let file = work.url.appendingPathComponent("App.ipa")
            try AppPackaging(signing: signing).pack(bundle, into: file)
            return OrganizerResponse(
                type: "application/octet-stream", content: .work(file, work), name: archive.title + ".ipa")
        } catch { throw OrganizerError(error, work: work.url.path) }
    }
}
