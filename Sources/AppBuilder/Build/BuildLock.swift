import Foundation
import Glibc

/// A file lock that prevents concurrent builds of a project: a second build waits until the lock is released. The
/// kernel also releases it when the process exits.
final class BuildLock {
    private let descriptor: Int32

    /// Waits until the lock is free and acquires it.
    ///
    /// - Parameter folder: The folder of the lock file, which is created if necessary.
    /// - Throws: `BuildError` if the file cannot be created.
    init(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("lock").path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw BuildError(String(cString: strerror(errno)), at: path, cure: "Check the folder's permissions.")
        }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }

    deinit { close(descriptor) }
}
