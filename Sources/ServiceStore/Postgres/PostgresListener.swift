import Foundation
import Glibc

/// A connection of its own that only hears, on a thread of its own. When it is lost it is made anew until it is stopped.
final class PostgresListener: DatabaseListener, @unchecked Sendable {
    private let address: String
    private let channel: String
    private let hear: @Sendable ([String]?) -> Void
    /// Written to end the thread.
    private let bell: (read: Int32, write: Int32)
    private let ended = DispatchSemaphore(value: 0)

    /// Milliseconds between tries to connect.
    private static let pause: Int32 = 500

    init?(address: String, channel: String, hear: @escaping @Sendable ([String]?) -> Void) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        bell = (ends[0], ends[1])
        self.address = address
        self.channel = channel
        self.hear = hear
        let thread = Thread { [self] in
            run()
            ended.signal()
        }
        thread.name = "database listener"
        thread.start()
    }

    deinit {
        close(bell.read)
        close(bell.write)
    }

    func stop() {
        _ = write(bell.write, "x", 1)
        ended.wait()
        ended.signal()
    }

    private func run() {
        repeat {
            guard let connection = try? PostgresConnection(address: address),
                (try? connection.execute("LISTEN \(channel)")) != nil
            else { continue }
            // What was told before is not heard any more.
            hear(nil)
            if follow(connection) { return }
        } while !isStopped(after: Self.pause)
    }

    private func isStopped(after milliseconds: Int32) -> Bool {
        var bell = pollfd(fd: bell.read, events: Int16(POLLIN), revents: 0)
        return poll(&bell, 1, milliseconds) > 0
    }

    /// - Returns: true if it was stopped, false if the connection is lost.
    private func follow(_ connection: PostgresConnection) -> Bool {
        let library = connection.library
        while true {
            var descriptors = [
                pollfd(fd: bell.read, events: Int16(POLLIN), revents: 0),
                pollfd(fd: library.socket(connection.handle), events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { return false }
            if descriptors[0].revents != 0 { return true }
            guard descriptors[1].revents != 0 else { continue }
            guard library.consumeInput(connection.handle) == 1 else { return false }
            var texts: [String] = []
            while let notification = library.notifications(connection.handle) {
                let told = notification.load(as: PostgresLibrary.Notification.self)
                if let text = told.text { texts.append(String(cString: text)) }
                library.free(notification)
            }
            if !texts.isEmpty { hear(texts) }
        }
    }
}
