import CodeSigning
import Device
import Foundation

extension OrganizerSite {
    /// Bytes of a profile; those of Apple have some thousand.
    private static let largestProfile = 4 << 20

    func answerProfiles(_ verb: String, _ request: OrganizerRequest) throws -> OrganizerResponse {
        let folder = ProfileFolder(environment: environment)
        switch (request.method, verb) {
        case (.get, ""):
            return try .json(profiles(for: request.parameters["device"] == nil ? nil : device(request), in: folder))
        case (.get, "file"):
            let uuid = try request.parameter("uuid")
            guard let profile = folder.contents.profiles.first(where: { $0.uuid == uuid }) else {
                throw OrganizerError("There is no profile \(uuid) in \(folder.path).", .notFound)
            }
            return .bytes(
                [UInt8](profile.message.der), type: "application/octet-stream", name: profile.name + ".mobileprovision")
        case (.post, "install"):
            let profile = try folder.install(Data(request.file(most: Self.largestProfile)))
            return try .done("The profile “\(profile.name)” is installed.")
        case (.post, "remove"):
            try folder.remove(uuid: request.parameter("uuid"))
            return try .done("The profile is removed. Apps that have it in them keep it.")
        default: throw Self.unknown(request)
        }
    }

    private func profiles(for device: KeptDevice?, in folder: ProfileFolder) throws -> ProfileListing {
        let contents = folder.contents, keys = signingKeys, now = clock()
        func summary(_ profile: EmbeddedProfile, app: String?) -> ProfileSummary {
            var summary = ProfileSummary(
                profile, keys: keys, now: now, app: app,
                isInLibrary: contents.profiles.contains { $0.uuid == profile.uuid })
            summary.objection = device.flatMap { device in
                let names = DeviceSecurity.identifiers(ofDevice: device.udid).union([device.model.profile.identifier])
                return DeviceSecurity(deviceFolder: device.folder).objection(to: profile, names: names, time: now)
            }.map(\.detail)
            return summary
        }
        let apps = device.map { DeviceStorage.recordedApps(inFolder: $0.folder) } ?? []
        let embedded = apps.compactMap { app in
            Self.profile(of: app).map { summary($0, app: app.identifier) }
        }
        return ProfileListing(
            profiles: embedded + contents.profiles.map { summary($0, app: nil) }, problems: contents.problems,
            folder: folder.path)
    }

    static func profile(of app: InstalledApp) -> EmbeddedProfile? {
        try? EmbeddedProfile(path: app.bundle.path + "/" + EmbeddedProfile.fileName)
    }

    /// The SHA-1 hashes of the certificates with which this user can sign.
    var signingKeys: Set<String> {
        let identities = (try? IdentityList(KeychainSearch(environment: environment).listed).identities) ?? []
        return Set(identities.map(\.fingerprint))
    }
}
