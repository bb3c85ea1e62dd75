import Foundation
import Glibc

/// How much room a folder takes on the disk.
struct FolderSize {
    private(set) var bytes = 0
    private(set) var files = 0

    /// What is beyond is not counted.
    private static let mostFiles = 1_000_000

    init(_ path: String) {
        add(path)
        guard let all = FileManager.default.enumerator(atPath: path) else { return }
        for case let name as String in all {
            add(path + "/" + name)
            guard files < Self.mostFiles else { return }
        }
    }

    private mutating func add(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        bytes += Int(status.st_blocks) * 512
        if status.st_mode & S_IFMT != S_IFDIR { files += 1 }
    }
}
