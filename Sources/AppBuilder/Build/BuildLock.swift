import Foundation
import Glibc

/// Keeps others from building the same project at the same time: they wait until it is let go. The kernel does that,
/// too, when the process ends.
final class BuildLock {
    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// - Parameter folder: where the file is that stands for the build; made if there is none.
    /// - Throws: `BuildError` when no file can be written there.
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
