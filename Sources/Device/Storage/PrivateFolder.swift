import Foundation
import Glibc

/// A folder that belongs to this user and that nobody else can look into or write to.
///
/// What lies in it can be opened by name without being led elsewhere: nobody else can put a link there.
struct PrivateFolder {
    let path: String

    /// Makes the folder if there is none; the folders above it are made as usual.
    ///
    /// - Throws: `storageFailed` when it cannot be made, is a link, or belongs to somebody else.
    init(_ path: String) throws {
        self.path = path
        let parent = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        } catch {
            throw DeviceError(.storageFailed, "\(parent): cannot be made (\(error.localizedDescription)).")
        }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Self.failure(path) }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
        guard status.st_uid == geteuid() else {
            throw DeviceError(
                .storageFailed, "\(path): belongs to another user. Set VERGER_HOME to a folder of your own.")
        }
        guard status.st_mode & 0o077 == 0 || fchmod(descriptor, 0o700) == 0 else { throw Self.failure(path) }
    }

    /// Makes a folder that must not be there yet.
    static func make(_ path: String) throws { guard mkdir(path, 0o700) == 0 else { throw failure(path) } }

    /// The names of the folders in it; links are left out.
    var folderNames: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { name in
            var status = stat()
            return lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }
    }

    /// Waits until no other process holds the folder, and holds it for this one until the descriptor is closed.
    func lock() throws -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return descriptor
    }

    /// A new folder in it, with six random letters after the prefix.
    func makeFolder(prefix: String) throws -> String {
        var template = Array("\(path)/\(prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Self.failure(path) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func failure(_ path: String) -> DeviceError {
        DeviceError(
            .storageFailed,
            "\(path): no folder can be made there (\(String(cString: strerror(errno)))). "
                + "Free some space or set VERGER_HOME.")
    }
}
