import Glibc

/// Which message was shown last, in a file that is written in one short system call: what is shown right after it is neither lost
/// nor shown twice by a device that is killed. A whole record takes thousands of times as long.
final class PushMark {
    private struct Content: Equatable {
        var gateway: UInt64 = 0
        var sequence: UInt64 = 0
    }

    private let descriptor: Int32
    private var content = Content()

    /// - Parameter path: a file of the device's folder. Without it nothing is remembered.
    init(path: String) {
        descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        var content = Content()
        let size = MemoryLayout<Content>.size
        if descriptor >= 0, pread(descriptor, &content, size, 0) == size { self.content = content }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether a message of that gateway was shown.
    func has(_ sequence: UInt64, of gateway: UInt64) -> Bool {
        content.gateway == gateway && sequence <= content.sequence
    }

    func set(_ sequence: UInt64, of gateway: UInt64) {
        let next = Content(gateway: gateway, sequence: sequence)
        guard next != content else { return }
        content = next
        _ = pwrite(descriptor, &content, MemoryLayout<Content>.size, 0)
    }
}
