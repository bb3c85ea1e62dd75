import Foundation
import Glibc

/// A booted device, as the process of a session that drives it sees it: the ``GuestSession`` at the other end of a connection
/// answers each message.
final class VisitedDevice {
    private let descriptor: Int32
    private var reader = SessionMessageReader()

    /// Seconds that the device may take to notice the end of the session.
    private static let patience = 3

    /// - Parameter descriptor: a connected socket, owned from here on.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Sends a message and waits for the answer.
    ///
    /// - Throws: `unknown` if the device was shut down.
    func ask(_ message: SessionMessage) throws -> DriverReply {
        let gone = DriverError(.unknown, "The device was shut down.")
        guard SessionMessageReader.send(message.data, to: descriptor) else { throw gone }
        while true {
            switch reader.next() {
            case .message(let data):
                guard let reply = DriverReply(data) else { throw gone }
                return reply
            case .broken: throw gone
            case .unfinished: guard read() else { throw gone }
            }
        }
    }

    /// Ends the session, and waits until the device has noticed: it then takes the next one.
    func leave() {
        shutdown(descriptor, Int32(SHUT_WR))
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        while read() {}
    }

    private func read() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 256 << 10)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else { return false }
        reader.append(bytes[..<count])
        return true
    }
}
