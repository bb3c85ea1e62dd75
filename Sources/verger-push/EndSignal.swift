import Foundation
import Glibc

/// Ctrl-C, or another program's wish that this one ends.
///
/// It counts from `prepare` on, whenever it comes: one that came before anybody waits is not lost.
enum EndSignal {
    /// Where the handler writes, who waits reads.
    nonisolated(unsafe) private static var channel: (reading: Int32, writing: Int32) = (-1, -1)

    static func prepare() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        channel = (ends[0], ends[1])
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                // Nothing else may be done here; the first byte is what counts.
                let kept = errno
                var byte: UInt8 = 1
                _ = write(EndSignal.channel.writing, &byte, 1)
                errno = kept
            }
        }
    }

    static func wait() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                var byte: UInt8 = 0
                while read(channel.reading, &byte, 1) < 0, errno == EINTR {}
                continuation.resume()
            }
        }
    }
}
