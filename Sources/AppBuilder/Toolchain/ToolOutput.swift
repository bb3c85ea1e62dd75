import Foundation

/// What a tool prints, read from a pipe.
final class ToolOutput {
    private let descriptor: Int32
    private let limit: Int
    private var bytes: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 16384)

    /// - Parameter limit: how many bytes are kept; what comes after is read and forgotten.
    init(descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// How many bytes `takeNewText` has given away.
    private var taken = 0

    /// The whole lines that came since the last call.
    func takeNewText() -> String {
        guard let end = bytes[taken...].lastIndex(of: UInt8(ascii: "\n")) else { return "" }
        defer { taken = end + 1 }
        return String(decoding: bytes[taken...end], as: UTF8.self)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Reads until the pipe is closed or nothing comes for a tenth of a second.
    ///
    /// - Returns: whether the pipe is closed.
    func readUntilSilent() -> Bool {
        let start = DispatchTime.now().uptimeNanoseconds
        while waits(milliseconds: 100) {
            if !readOnce() { return true }
            // One that prints without end must not keep its time limit from being looked at.
            if DispatchTime.now().uptimeNanoseconds - start > 500_000_000 { return false }
        }
        return false
    }

    /// Reads what is in the pipe now.
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
