/// A frame is its length (four bytes, big-endian, without themselves), a byte that says which one it is, and its parts.
package enum PushFrame {
    package static let version: UInt8 = 1
    /// No frame is longer: a payload has 5,120 bytes at most.
    package static let maximumLength = 8192

    /// Takes one frame off the front of what has been received.
    ///
    /// - Returns: its body, or nil if not all of it is there yet.
    package static func next(in received: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8>? {
        guard received.count >= 4 else { return nil }
        let length = received.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard (1...maximumLength).contains(length) else { throw PushFrameError.tooLong }
        guard received.count >= 4 + length else { return nil }
        let body = received.dropFirst(4).prefix(length)
        received = received.dropFirst(4 + length)
        return body
    }
}
