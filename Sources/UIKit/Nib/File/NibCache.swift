/// Parsed nib files, kept until memory runs low, so that a screen that is opened again, or each cell of a table, does
/// not read its file again.
@MainActor package enum NibCache {
    /// Identifies the version of a file: a changed one is read again.
    private struct Stamp: Equatable {
        let inode: UInt64
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            inode = UInt64(status.st_ino)
            size = Int(status.st_size)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    private static var files: [String: (stamp: Stamp?, file: NibFile)] = [:] {
        willSet { _ = registration }
    }

    /// Reads a file, unless it has not changed since it was read before.
    /// - Throws: `NibFileError`.
    package static func file(at path: String) throws -> NibFile {
        let stamp = Stamp(path: path)
        if let known = files[path], let stamp, known.stamp == stamp { return known.file }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw NibFileError(file: path, reason: "it cannot be read")
        }
        let file = try NibFile(data: data, name: path)
        files[path] = (stamp, file)
        return file
    }

    package static func removeAll() { files = [:] }

    private static let registration: Void = MemoryCaches.add(removeAll)
}
