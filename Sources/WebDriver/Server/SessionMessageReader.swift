import Foundation
import Glibc
import Glibc

/// Messages of JSON between a server and the processes of its sessions: each is a length in four bytes and so many bytes.
package struct SessionMessageReader {
    /// Bytes of a message: the picture of a screen, or a file, in Base64.
    static let longest = 128 << 20

    package enum Progress {
        case message(Data)
        case unfinished
        /// A message that is too long.
        case broken
    }

    private var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ new: ArraySlice<UInt8>) { bytes += new }

    package mutating func next() -> Progress {
        guard bytes.count >= 4 else { return .unfinished }
        let count = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
        guard count <= Self.longest else { return .broken }
        guard bytes.count >= 4 + count else { return .unfinished }
        defer { bytes.removeFirst(4 + count) }
        return .message(Data(bytes[4..<4 + count]))
    }

    /// Sends a message over a connection, and waits until it is taken.
    ///
    /// - Returns: false if the other side is gone, or does not take it.
    static func send(_ message: Data, to descriptor: Int32) -> Bool {
        var rest = bytes(of: message)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }

    /// The bytes that stand for a message.
    package static func bytes(of message: Data) -> Data {
        let count = UInt32(clamping: message.count)
        return Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }) + message
    }
}
