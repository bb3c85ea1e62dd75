import Foundation
import Glibc

/// Locks a device's folder for one process. The kernel releases the lock when the process ends, however it ends.
final class StorageLock {
    private let descriptor: Int32

    /// - Throws: `storageInUse` with the other process's identifier, `storageFailed` when there can be no lock file.
    init(path: String) throws {
        descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw DeviceError(.storageFailed, "\(path): cannot be written (\(String(cString: strerror(errno)))).")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            // The descriptor is closed by `deinit`, which also follows this error: closing it here, too, would close what another
            // thread has opened meanwhile.
            let owner = StorageLock.readOwner(descriptor)
            throw DeviceError(
                .storageInUse,
                "\((path as NSString).deletingLastPathComponent): this device is in use by process \(owner). "
                    + "Shut it down there (or: kill \(owner)), or use another device.")
        }
        ftruncate(descriptor, 0)
        let text = "\(getpid())\n"
        _ = text.withCString { pwrite(descriptor, $0, text.utf8.count, 0) }
    }

    deinit {
        // A program that is being started has the descriptor, too, until it begins: closing ours alone would not unlock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Whether a process has the lock now. Nothing waits for it, and a lock file that is not there is not made.
    static func isHeld(path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0
    }

    private static func readOwner(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 32)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        return text.split(separator: "\n").first.map(String.init) ?? "(unknown)"
    }
}
