import Certificates
import Glibc
import NIOConcurrencyHelpers

/// What a file says that another program may replace at any time: read again when it is another one.
final class WatchedFile<Value: Sendable>: Sendable {
    private struct Version: Equatable {
        let inode: UInt
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    private let path: String
    private let limit: Int
    private let read: @Sendable ([UInt8]) throws -> Value
    private let known = NIOLockedValueBox<(version: Version, value: Value)?>(nil)

    init(path: String, limit: Int, read: @escaping @Sendable ([UInt8]) throws -> Value) {
        self.path = path
        self.limit = limit
        self.read = read
    }

    /// - Returns: nil if there is no file.
    func value() throws -> Value? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let version = Version(
            inode: UInt(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
            size: Int(status.st_size))
        return try known.withLockedValue { known in
            if let known, known.version == version { return known.value }
            guard let bytes = try KeptFile.read(path, limit: limit) else { return nil }
            let value = try read(bytes)
            known = (version, value)
            return value
        }
    }
}
