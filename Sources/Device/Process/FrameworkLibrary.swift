import CDevice
import Foundation
import Glibc

/// The library with all frameworks, beside this program, that every app loads.
package enum FrameworkLibrary {
    package static let path: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (program as NSString).deletingLastPathComponent + "/libCocoaTouch.so"
    }()

    /// Tells one build of it from another.
    struct Identity: Equatable {
        private let numbers: [UInt64]

        /// Of the file as it is now; nil while it is missing.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            let time = status.st_mtim
            numbers = [
                UInt64(status.st_dev), UInt64(status.st_ino), UInt64(bitPattern: Int64(status.st_size)),
                UInt64(bitPattern: Int64(time.tv_sec)), UInt64(bitPattern: Int64(time.tv_nsec)),
            ]
        }
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
