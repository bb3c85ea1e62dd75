#if canImport(Glibc)
import Glibc
#endif

/// What tells whether a file is still the same one: its size and the time of its last change, in nanoseconds.
struct FileIdentity: Equatable {
    let size: Int64
    let modified: Int64

    /// - Returns: nil when there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int64(status.st_size)
        modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    }

    var text: String { "\(size) \(modified)" }

    /// That of this program, in words: what it makes itself may differ when it does.
    static let ofBuilder = FileIdentity("/proc/self/exe")?.text ?? ""

    static func copyModificationTime(from source: String, to destination: String) {
        var status = stat()
        guard stat(source, &status) == 0 else { return }
        utimensat(AT_FDCWD, destination, [status.st_atim, status.st_mtim], 0)
    }
}
