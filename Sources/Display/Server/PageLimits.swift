/// What a page server takes from a connection, before it knows whose it is.
package enum PageLimits {
    /// Bytes of the request line and of the line of one header field.
    ///
    /// Browsers send the cookies of all servers of this machine, whatever their port.
    package static let line = 16 << 10
    /// Bytes of all lines of a request.
    package static let head = 64 << 10
    package static let fields = 100
    /// Seconds from the connection, or from the answer before, to the last byte of a request's head.
    package static let secondsForHead = 10.0
    /// Seconds to the last byte of a body of more than ``quickBody`` bytes, which only servers take that ask for it.
    static let secondsForLongBody = 120.0
    static let quickBody = 1 << 20
    /// Seconds for taking an answer, and for going away after the last one.
    package static let secondsForAnswer = 10.0
    /// Connections at a time. One more ends the oldest that has not become a web socket.
    package static let connections = 64
    /// Bytes of a message that a page sends over its web socket: a text for the device's clipboard is the longest.
    package static let message = 513 << 10
    /// Bytes that wait for a page that does not read. It is then cut off, and connects again when it wakes up.
    package static let waitingOutput = 48 << 20
    /// Bytes read from a connection before others get their turn.
    static let readAtOnce = 64 << 10
    /// Bytes written to a connection before others get their turn.
    static let writtenAtOnce = 4 << 20
    /// Bytes of a file that are in memory while it is sent.
    static let filePart = 256 << 10
    /// Bytes thrown away after a refusal, so that it reaches a client that still sends.
    static let readAfterRefusal = 1 << 20
}
