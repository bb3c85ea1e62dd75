import CDevice
import Foundation
import Glibc

/// The library with all frameworks, beside this program, that every app loads.
enum FrameworkLibrary {
    static let path: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (program as NSString).deletingLastPathComponent + "/libCocoaTouch.so"
    }()

    /// Tells one build of it from another.
    struct Identity: Equatable {
        let device: UInt64, file: UInt64, size: Int64, seconds: Int, nanoseconds: Int
    }

    /// What it is now; nil while it is missing.
    static var identity: Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(status.st_dev), file: UInt64(status.st_ino), size: Int64(status.st_size),
            seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    /// How long it may be missing, in nanoseconds of real time.
    private static let patience: Int64 = 30_000_000_000

    /// Waits while a build links the library: the linker removes the old one first, and an app started then would not
    /// find it.
    ///
    /// - Throws: `launchFailed` if it does not come.
    static func waitUntilBuilt() throws {
        let limit = real_monotonic_nanoseconds() + patience
        // `poll` is used to wait in real time: `sleep` and its kin may follow virtual time, which stands still.
        while access(path, R_OK) != 0 {
            guard real_monotonic_nanoseconds() < limit else {
                throw DeviceError(
                    .launchFailed, "\(path): the frameworks that apps load are not there. Build Verger again.")
            }
            poll(nil, 0, 20)
        }
    }
}
