import NIOCore
import PushLink

/// The messages of late and what became of them, for the page. The oldest ones are forgotten.
struct PushJournal {
    struct Entry {
        let way: ProviderWay
        let environment: PushEnvironment
        let token: PushToken?
        let payload: ByteBuffer?
        let expiry: Int64
        /// Seconds since 1970.
        let time: Int64
        var registration: Registration?
        var fate: Fate

        /// - Parameter fate: unless nothing else becomes known, the service has failed.
        init(_ submission: Submission, at time: Int64) {
            let notification = submission.notification
            way = submission.submitter.way
            environment = notification.environment
            token = notification.token
            payload = notification.payload
            expiry = notification.expiry
            self.time = time
            fate = .refused(PushRefusal.serviceUnavailable.rawValue)
        }

        init(_ request: RefusedRequest, at time: Int64) {
            way = request.way
            environment = request.environment
            token = request.token
            payload = nil
            expiry = 0
            self.time = time
            fate = .refused(request.reason)
        }
    }

    enum Fate {
        /// It was taken; where it is says its state.
        case taken(Delivery)
        case refused(String)
        /// The app wants none any more.
        case unregistered
        /// It came too late.
        case expired
        /// Its device is not there, and it is not to be kept.
        case unreachable
    }

    private(set) var entries: CircularBuffer<Entry> = []
    /// The number of the first entry, counted from the start of the gateway.
    private(set) var first: UInt64 = 0

    private static let most = 200

    mutating func add(_ entry: Entry) {
        if entries.count == Self.most {
            entries.removeFirst()
            first += 1
        }
        entries.append(entry)
    }
}
