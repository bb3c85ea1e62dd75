import NIOConcurrencyHelpers
import NIOCore

/// Connections that want to say something before the gateway ends.
final class Shutdown: Sendable {
    private struct Entry {
        let loop: any EventLoop
        let action: @Sendable () -> Void
    }

    private let entries = NIOLockedValueBox<[ObjectIdentifier: Entry]>([:])

    /// - Parameter action: called on the connection's event loop.
    func add(_ connection: LegacyConnection, action: @escaping @Sendable () -> Void) {
        entries.withLockedValue {
            $0[ObjectIdentifier(connection)] = Entry(loop: connection.eventLoop, action: action)
        }
    }

    func remove(_ connection: LegacyConnection) {
        entries.withLockedValue { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }

    func begin() {
        for entry in entries.withLockedValue({ Array($0.values) }) { entry.loop.execute(entry.action) }
    }
}
