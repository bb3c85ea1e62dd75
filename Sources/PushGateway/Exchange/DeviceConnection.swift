import NIOCore
import NIOConcurrencyHelpers

/// A connected device, as the exchange sees it. Only the exchange's thread touches what changes, except for `isWritable`.
final class DeviceConnection: @unchecked Sendable {
    let channel: any Channel
    /// The device's number in the database, once it has said who it is.
    var device: Int64?
    /// The number of the last message that was written to it.
    var lastSent: UInt64 = 0
    /// Messages that it has not acknowledged, in their order.
    var inFlight: CircularBuffer<Delivery> = []
    /// True while it takes less than is sent: what comes is kept in the database only, and read from there when it has caught up.
    var isBehind = false
    var isClosed = false

    private let writable = NIOLockedValueBox(true)
    /// Whether the socket takes more. Set by the event loop.
    var isWritable: Bool {
        get { writable.withLockedValue { $0 } }
        set { writable.withLockedValue { $0 = newValue } }
    }

    /// More unacknowledged messages than this count as being behind, too.
    static let maximumInFlight = 1000

    init(channel: any Channel) { self.channel = channel }

    var takesMore: Bool { !isBehind && isWritable && inFlight.count < Self.maximumInFlight }
}
