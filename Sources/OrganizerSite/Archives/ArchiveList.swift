import Certificates
import Foundation
import Glibc

/// The archives of a user, wherever they lie: a folder with a link to each.
///
///     <data folder>/archives/<hash>.xcarchive -> /path/to/Notes.xcarchive
///
/// Adding one is a single step, so builds that run at once do not get in each other's way.
package struct ArchiveList {
    private let folder: String

    static let ending = ".xcarchive"
    private static let mostArchives = 1000

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        folder = DataFolder.path(environment: environment) + "/archives"
    }

    /// Adds an archive, which may be there already.
    ///
    /// - Throws: `CertificateError` if the folder cannot be made or written to.
    package func add(_ path: String) throws {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        try KeptFile.makeFolder(folder)
        let name = Digest.sha256.hash([UInt8](path.utf8)).hexadecimal.prefix(32) + Self.ending
        guard symlink(path, "\(folder)/\(name)") == 0 || errno == EEXIST else {
            throw CertificateError(.file, "\(folder)/\(name): cannot be made: \(String(cString: strerror(errno)))")
        }
    }

    /// The archives that are there, the newest first. Links that lead nowhere any more are left out.
    var archives: [KeptArchive] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }.sorted().prefix(Self.mostArchives)
            .compactMap { KeptArchive(name: $0, path: folder + "/" + $0) }.sorted { $0.date > $1.date }
    }

    /// - Throws: if there is no such archive.
    func archive(_ name: String) throws -> KeptArchive {
        guard name.hasSuffix(Self.ending), let archive = KeptArchive(name: name, path: folder + "/" + name) else {
            throw OrganizerError("There is no such archive any more.", .notFound)
        }
        return archive
    }

    /// Takes an archive off the list. Its folder stays.
    func forget(_ name: String) throws {
        let path = folder + "/" + name
        var status = stat()
        guard name.hasSuffix(Self.ending), lstat(path, &status) == 0 else {
            throw OrganizerError("There is no such archive any more.", .notFound)
        }
        guard status.st_mode & S_IFMT == S_IFLNK else {
            throw OrganizerError("The archive lies in \(path) itself. Remove that folder.", .conflict)
        }
        guard unlink(path) == 0 else {
            throw OrganizerError("\(path): cannot be removed (\(String(cString: strerror(errno)))).", .conflict)
        }
    }
}
