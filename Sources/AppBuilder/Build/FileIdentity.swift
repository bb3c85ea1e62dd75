#if canImport(Glibc)
import Glibc
#endif

/// The identity of a file's version: its size, and its modification time in nanoseconds.
struct FileIdentity: Equatable {
    let size: Int64
    let modified: Int64

    /// - Returns: nil if there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int64(status.st_size)
        modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    }

    var text: String { "\(size) \(modified)" }

    /// The identity of this program, as text: another version of the builder may make other output.
    static let ofBuilder = FileIdentity("/proc/self/exe")?.text ?? ""

    static func copyModificationTime(from source: String, to destination: String) {
        var status = stat()
        guard stat(source, &status) == 0 else { return }
        utimensat(AT_FDCWD, destination, [status.st_atim, status.st_mtim], 0)
    }
}
