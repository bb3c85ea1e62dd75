import Foundation
import Glibc
import MainLoop

/// Reports the files in a folder that are written, added or deleted. It uses no time between events.
///
/// The folder is watched instead of a file, since editors replace a file by a new one.
@MainActor package final class FolderWatch {
    private let descriptor: Int32
    private var watch: Watch?

    /// - Parameter changed: Called with the names of the files.
    /// - Returns: nil if the folder cannot be watched.
    package init?(_ folder: String, changed: @escaping @MainActor (Set<String>) -> Void) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
        guard inotify_add_watch(descriptor, folder, events) >= 0 else {
            close(descriptor)
            return nil
        }
        watch = MainLoop.main.watch(descriptor) { [descriptor] in
            let names = Self.changedNames(descriptor)
            if !names.isEmpty { changed(names) }
        }
    }

    package func stop() {
        guard let watch else { return }
        watch.cancel()
        self.watch = nil
        close(descriptor)
    }

    private static func changedNames(_ descriptor: Int32) -> Set<String> {
        var names: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 16384)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            // An event of inotify: four 32-bit numbers, the last of which is the length of the name that follows.
            var offset = 0
            while offset + 16 <= count {
                let length = buffer.withUnsafeBytes {
                    Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                }
                guard offset + 16 + length <= count else { break }
                let name = buffer[offset + 16..<offset + 16 + length].prefix { $0 != 0 }
                names.insert(String(decoding: name, as: UTF8.self))
                offset += 16 + length
            }
        }
        return names
    }
}
