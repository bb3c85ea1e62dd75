import Glibc

/// Reads lines from a pipe whose writer is not trusted.
///
/// No line is longer than `longestLine` bytes (a longer one is cut into several), and one call reads no more than
/// `mostBytes`, so that an app that prints without end cannot stop its device.
final class LineReader {
    static let longestLine = 8192
    private static let mostBytes = 1 << 18

    let descriptor: Int32
    private(set) var isAtEnd = false
    private var pending: [UInt8] = []

    /// Takes over the descriptor, which has to be non-blocking.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The lines that can be read without waiting; at the end of the pipe, an unfinished last line too.
    func readLines() -> [String] {
        var lines: [String] = []
        var buffer = [UInt8](repeating: 0, count: 16384)
        var total = 0
        while !isAtEnd, total < LineReader.mostBytes {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 {
                if errno == EINTR { continue }
                if errno != EAGAIN { isAtEnd = true }
                break
            }
            if count == 0 { isAtEnd = true }
            total += count
            split(buffer[..<count], into: &lines)
        }
        if isAtEnd, !pending.isEmpty { takePending(into: &lines) }
        return lines
    }

    private func split(_ bytes: ArraySlice<UInt8>, into lines: inout [String]) {
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<end], to: &lines)
            takePending(into: &lines)
            rest = rest[(end + 1)...]
        }
        append(rest, to: &lines)
    }

    private func append(_ bytes: ArraySlice<UInt8>, to lines: inout [String]) {
        var rest = bytes
        while pending.count + rest.count > LineReader.longestLine {
            let cut = rest.startIndex + LineReader.longestLine - pending.count
            pending += rest[..<cut]
            takePending(into: &lines)
            rest = rest[cut...]
        }
        pending += rest
    }

    private func takePending(into lines: inout [String]) {
        lines.append(String(decoding: pending, as: UTF8.self))
        pending.removeAll(keepingCapacity: true)
    }
}
