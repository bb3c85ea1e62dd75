import Foundation
import Glibc
import MainLoop

/// Sends events to a command that follows them, as fast as it reads.
@MainActor final class ControlFollower {
    private let descriptor: Int32
    private var pending = Data()
    private var watch: Watch?

    /// The size of unsent events, in bytes, above which the follower is considered stalled.
    private static let mostPending = 8 << 20

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// - Returns: False if the follower has stalled or disconnected.
    func tell(_ event: ControlEvent) -> Bool {
        guard pending.count < Self.mostPending, let line = try? JSONEncoder().encode(event) else { return false }
        pending += line + [UInt8(ascii: "\n")]
        return flush()
    }

    func stop() {
        watch?.cancel()
        watch = nil
    }

    private func flush() -> Bool {
        while !pending.isEmpty {
            let count = pending.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count > 0 {
                pending = pending.dropFirst(count)
            } else if errno == EAGAIN {
                if watch == nil {
                    watch = MainLoop.main.watch(descriptor, for: .writable) { [weak self] in _ = self?.flush() }
                }
                return true
            } else if errno != EINTR {
                return false
            }
        }
        stop()
        return true
    }
}
