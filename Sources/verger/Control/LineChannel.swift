import Foundation
import Glibc

/// Reads lines of limited length from a descriptor.
struct LineChannel {
    enum Progress {
        case line(Data)
        case unfinished
        /// The end of the stream, an error, a timeout, or a line that is too long.
        case ended
    }

    private let descriptor: Int32
    private var bytes = Data()

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The next buffered line, or the result of one read.
    mutating func read() -> Progress {
        if let line = takeLine() { return .line(line) }
        var chunk = [UInt8](repeating: 0, count: 16384)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        guard count > 0 else {
            return count < 0 && errno == EINTR ? .unfinished : .ended
        }
        bytes.append(contentsOf: chunk[..<count])
        if let line = takeLine() { return .line(line) }
        return bytes.count <= ControlRequest.longestLine ? .unfinished : .ended
    }

    private mutating func takeLine() -> Data? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { bytes = Data(bytes[(end + 1)...]) }
        return Data(bytes[..<end])
    }

    /// Writes all data; returns false after an error.
    static func write(_ data: Data, to descriptor: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
