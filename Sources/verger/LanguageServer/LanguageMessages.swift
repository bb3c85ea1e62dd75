import Foundation
import Glibc

/// Reads messages of the Language Server Protocol: headers with `Content-Length`, an empty line, and JSON.
struct LanguageMessages {
    private let descriptor: Int32
    private var bytes: [UInt8] = []

    /// The greatest size of a message in bytes; it may contain a whole source.
    private static let longest = 256 << 20
    private static let headEnd: [UInt8] = Array("\r\n\r\n".utf8)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// - Returns: The JSON of the next message; nil at the end of the stream, or for an invalid message.
    mutating func next() -> Data? {
        var searched = 0
        while true {
            if let end = headEnd(from: searched) {
                guard let count = Self.contentLength(bytes[..<end]), count <= Self.longest else { return nil }
                bytes.removeFirst(end + Self.headEnd.count)
                while bytes.count < count { guard readMore() else { return nil } }
                defer { bytes.removeFirst(count) }
                return Data(bytes[..<count])
            }
            searched = max(0, bytes.count - Self.headEnd.count)
            guard bytes.count < 64 << 10, readMore() else { return nil }
        }
    }

    private func headEnd(from start: Int) -> Int? {
        guard bytes.count >= Self.headEnd.count else { return nil }
        return (start...bytes.count - Self.headEnd.count).first {
            bytes[$0] == Self.headEnd[0] && bytes[$0..<$0 + Self.headEnd.count].elementsEqual(Self.headEnd)
        }
    }

    private static func contentLength(_ head: ArraySlice<UInt8>) -> Int? {
        for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            return Int(parts[1].drop { $0 == " " }).flatMap { $0 >= 0 ? $0 : nil }
        }
        return nil
    }

    private mutating func readMore() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes += buffer[..<count]
            return true
        }
    }

    /// - Returns: False if the other side has closed the connection.
    static func write(_ message: Data, to descriptor: Int32) -> Bool {
        let whole = Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
        return whole.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
