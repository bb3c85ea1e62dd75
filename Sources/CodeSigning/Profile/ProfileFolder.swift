import Certificates
import Foundation

/// The provisioning profiles of a user: `<data folder>/profiles`, as `~/Library/MobileDevice/Provisioning Profiles` is
/// Xcode's.
package struct ProfileFolder {
    package let path: String

    private static let mostProfiles = 1000

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        path = DataFolder.path(environment: environment) + "/profiles"
    }

    /// The files of the folder, in the order of their names.
    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { $0.hasSuffix(Self.ending) }.sorted().prefix(Self.mostProfiles).map { path + "/" + $0 }
    }

    private static let ending = ".mobileprovision"

    /// The profiles that can be read, and the files of those that cannot, with the reason.
    package var contents: (profiles: [EmbeddedProfile], problems: [String]) {
        var profiles: [EmbeddedProfile] = [], problems: [String] = []
        for file in files {
            do { profiles.append(try EmbeddedProfile(path: file)) } catch { problems.append("\(file): \(error)") }
        }
        return (profiles, problems)
    }

    /// Puts a profile into the folder, in the place of one with its UUID.
    ///
    /// - Returns: what was installed.
    /// - Throws: `SigningError` for what is no profile, `CertificateError` if it cannot be written.
    @discardableResult
    package func install(_ data: Data) throws -> EmbeddedProfile {
        let profile = try EmbeddedProfile(data)
        // The UUID becomes a file's name.
        guard UUID(uuidString: profile.uuid) != nil else {
            throw SigningError("The provisioning profile “\(profile.name)” has no UUID. Make it again.")
        }
        try KeptFile.makeFolder(path)
        try KeptFile.write([UInt8](data), to: "\(path)/\(profile.uuid)\(Self.ending)")
        return profile
    }

    /// Removes each file with the profile that has a UUID.
    ///
    /// - Throws: `SigningError` if there is none, or one stays.
    package func remove(uuid: String) throws {
        let found = files.filter { file in
            (try? EmbeddedProfile(path: file))?.uuid.lowercased() == uuid.lowercased()
        }
        guard !found.isEmpty else { throw SigningError("no provisioning profile “\(uuid)” in \(path).") }
        for file in found {
            do { try FileManager.default.removeItem(atPath: file) } catch {
                throw SigningError("\(file): cannot be removed (\(error.localizedDescription)).")
            }
        }
    }

    /// The profile with a UUID or a name; of several with a name the one that was made last.
    ///
    /// - Throws: `SigningError` if there is none.
    package func profile(_ name: String) throws -> EmbeddedProfile {
        let profiles = contents.profiles
        if let exact = profiles.first(where: { $0.uuid.lowercased() == name.lowercased() }) { return exact }
        let named = profiles.filter { $0.name == name }
        guard let newest = named.max(by: { ($0.creation ?? .distantPast) < ($1.creation ?? .distantPast) }) else {
            throw SigningError("no provisioning profile “\(name)”. Put it into \(path).")
        }
        return newest
    }
}
