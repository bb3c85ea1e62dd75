import Glibc

/// What tells one state of a file from another without reading it.
struct FileStamp: Equatable {
    private let device: UInt
    private let number: UInt
    private let size: Int
    private let modified: Int
    /// When content or rights changed last, in nanoseconds. No program can set it.
    private let changed: Int

    init(_ status: stat) {
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
        size = Int(status.st_size)
        modified = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        // Times of a damaged file system can be anything.
        time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ time.tv_nsec
    }

    /// True if a later change can have left the same stamp: the clock of files stands still for some milliseconds.
    func isRecent(at time: timespec) -> Bool { Self.nanoseconds(time) &- changed < 1_000_000_000 }
}
