import Foundation

/// Reads the output of a tool from a pipe.
final class ToolOutput {
    private let descriptor: Int32
    private let limit: Int
    private var bytes: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 16384)

    /// - Parameter limit: The number of bytes to keep; further output is discarded.
    init(descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// The number of bytes that `takeNewText` has returned.
    private var taken = 0

    /// The complete lines of output since the last call.
    func takeNewText() -> String {
        guard let end = bytes[taken...].lastIndex(of: UInt8(ascii: "\n")) else { return "" }
        defer { taken = end + 1 }
        return String(decoding: bytes[taken...end], as: UTF8.self)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Reads until the pipe is closed, or there was no output for 0.1 seconds.
    ///
    /// - Returns: Whether the pipe is closed.
    func readUntilSilent() -> Bool {
        let start = DispatchTime.now().uptimeNanoseconds
        while waits(milliseconds: 100) {
            if !readOnce() { return true }
            // A tool that prints without pause must not delay the check of its time limit.
            if DispatchTime.now().uptimeNanoseconds - start > 500_000_000 { return false }
        }
        return false
    }

    /// Reads the available output without waiting.
    func readWhatIsThere() {
        var count = 0
        while count < 64, waits(milliseconds: 0), readOnce() { count += 1 }
    }

    private func waits(milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    private func readOnce() -> Bool {
        let count = read(descriptor, &chunk, chunk.count)
        if count > 0 { bytes += chunk[..<min(count, limit - bytes.count)] }
        return count > 0 || (count < 0 && errno == EINTR)
    }
}
