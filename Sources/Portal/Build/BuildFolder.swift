import Certificates
import Foundation
import Glibc

/// Where the portal keeps builds: `builds` in its folder, each in a file with a name that was never used before.
///
/// What is being worked on lies in folders beside them, which are removed at their end; those of programs that were killed go
/// after a day.
struct BuildFolder {
    let path: String

    private static let workPrefix = ".work-"
    private static let longestWork: TimeInterval = 86400

    init(portal: String) { path = portal + "/builds" }

    func file(_ name: String) -> String { path + "/" + name }

    /// Does work in a folder of its own.
    func work<Result>(_ use: (String) throws -> Result) throws -> Result {
        try KeptFile.makeFolder(path)
        removeStrays()
        let folder = path + "/" + Self.workPrefix + (try RandomBytes.text(bytes: 8))
        try KeptFile.makeFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try use(folder)
    }

    /// Keeps a file of a work folder.
    ///
    /// - Returns: its name.
    func keep(_ file: String) throws -> String {
        let name = try RandomBytes.text(bytes: 16).lowercased() + ".ipa"
        let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(file) }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0, fsync(descriptor) == 0, rename(file, self.file(name)) == 0 else {
            throw failure(file)
        }
        return name
    }

    func remove(_ name: String) { unlink(file(name)) }

    /// Removes files that no build has any more, and what killed programs have left.
    ///
    /// - Parameter known: the names of files that are in use.
    func removeFiles(otherThan known: Set<String>) {
        for name in old() where name.hasSuffix(".ipa") && !known.contains(name) { unlink(file(name)) }
    }

    private func removeStrays() {
        for name in old() where name.hasPrefix(Self.workPrefix) {
            try? FileManager.default.removeItem(atPath: file(name))
        }
    }

    /// What was changed last more than a day ago: what is newer may be somebody's present work.
    private func old() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { name in
            var status = stat()
            guard lstat(file(name), &status) == 0 else { return false }
            return Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > Self.longestWork
        }
    }

    private func failure(_ file: String) -> PortalError {
        PortalError(
            .storage, "\(file): cannot be kept (\(String(cString: strerror(errno)))).", cure: "Make room on the disk.")
    }
}
