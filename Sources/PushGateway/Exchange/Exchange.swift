import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import PushLink
import ServiceStore

/// Where messages and devices meet: looks up tokens, keeps what must survive, hands it to connected devices.
///
/// One thread does it all, so nothing here is locked but the queue of its work. A message is answered once the database has it
/// or its device does: what a connected device acknowledges within `acknowledgingDelay` is never written.
package final class Exchange: @unchecked Sendable {
    package let database: PushDatabase
    /// Now, in seconds since 1970. Tests have a clock of their own.
    let now: @Sendable () -> Int64
    var figures = ExchangeFigures()
    var outbox = LoopBatches()
    var limit: DeviceLimit
    var journal = PushJournal()

    /// The apps of connected devices that want messages.
    var reachable: [PushToken: (registration: Registration, connection: DeviceConnection)] = [:]
    /// Connected devices, by their numbers.
    var devices: [Int64: DeviceConnection] = [:]
    /// Messages that neither the database nor their device has.
    var unsaved: [Delivery] = []
    /// Those of them that are on their way to their device. Some may be acknowledged by now.
    var underWay: CircularBuffer<Delivery> = []
    /// What connected devices have, and the database still keeps.
    var obsolete: [(registration: Int64, sequence: UInt64)] = []
    private var sequences: Range<UInt64> = 0..<0
    private var nextPurge: Int64 = 0

    /// How long a message may wait for others, to be written with them.
    private static let savingDelay = TimeAmount.milliseconds(2)
    /// How long one that was sent to its device may wait for the device's word before it is written. A device is quicker than
    /// that even under full load, and writing is what costs most.
    private static let acknowledgingDelay = TimeAmount.seconds(1)
    /// How long the database may keep what a device has.
    private static let forgettingDelay = TimeAmount.milliseconds(50)
    private static let sequencesAtOnce: UInt64 = 1 << 20
    private static let secondsBetweenPurges: Int64 = 600

    private let condition = ConditionLock(value: 0)
    private var queue: [ExchangeWork] = []
    private var isStopping = false
    private let inboxes = ThreadSpecificVariable<ExchangeInbox>()
    private let ended = DispatchSemaphore(value: 0)
    private var listener: (any DatabaseListener)?

    /// - Parameter limit: how many messages a minute each app of a device gets.
    package init(
        database: PushDatabase, messagesAMinute limit: Int = 600,
        now: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
    ) {
        self.database = database
        self.now = now
        self.limit = DeviceLimit(messagesAMinute: limit)
        let thread = Thread { [self] in run() }
        thread.name = "exchange"
        thread.start()
        listener = database.listen { [weak self] in self?.add([.hear($0)]) }
    }

    // MARK: For other threads

    /// Hands over work, in order with what else comes from this event loop, on which this is called.
    func add(_ work: ExchangeWork, on loop: any EventLoop) {
        let inbox: ExchangeInbox
        if let known = inboxes.currentValue {
            inbox = known
        } else {
            inbox = ExchangeInbox()
            inboxes.currentValue = inbox
        }
        inbox.add(work, to: self, on: loop)
    }

    func add(_ work: [ExchangeWork]) {
        condition.lock()
        queue += work
        condition.unlock(withValue: 1)
    }

    /// Runs `work` on the exchange's thread.
    package func call<Result: Sendable>(_ work: @escaping @Sendable (Exchange) throws -> Result) async throws -> Result
    {
        try await withCheckedThrowingContinuation { continuation in
            add([.call { exchange in continuation.resume(with: Swift.Result { try work(exchange) }) }])
        }
    }

    /// Does what is left to do, and ends the thread.
    package func stop() {
        listener?.stop()
        condition.lock()
        isStopping = true
        condition.unlock(withValue: 1)
        ended.wait()
    }

    // MARK: The thread

    private func run() {
        var forgetting: NIODeadline?
        while true {
            forgetting = obsolete.isEmpty ? nil : forgetting ?? .now() + Self.forgettingDelay
            dropAcknowledged()
            let saving = unsaved.first?.submission.map { $0.arrival + Self.savingDelay }
            let overdue = underWay.first?.submission.map { $0.arrival + Self.acknowledgingDelay }
            let deadline = [saving, overdue, forgetting].compactMap { $0 }.min()
            let (work, stops) = take(until: deadline)
            for work in work { perform(work) }
            let isDue = deadline.map { $0 <= .now() } ?? false
            if stops {
                save()
            } else if isDue || obsolete.count > 5000 || work.isEmpty {
                save(sentUntil: .now() - Self.acknowledgingDelay)
                // What could not be written is tried again after the same time, not at once.
                forgetting = nil
            }
            purge()
            outbox.empty()
            if stops { break }
        }
        ended.signal()
    }

    /// Waits for work, or until messages have to be saved.
    private func take(until deadline: NIODeadline?) -> ([ExchangeWork], stops: Bool) {
        if let deadline {
            let seconds = max(0, Double((deadline - .now()).nanoseconds) / 1e9)
            // Nothing came: the lock is not held then.
            guard condition.lock(whenValue: 1, timeoutSeconds: seconds) else { return ([], false) }
        } else {
            condition.lock(whenValue: 1)
        }
        defer { condition.unlock(withValue: 0) }
        let work = queue
        queue.removeAll(keepingCapacity: true)
        return (work, isStopping)
    }

    private func perform(_ work: ExchangeWork) {
        switch work {
        case .submit(let submissions): for submission in submissions { take(submission) }
        case .note(let request):
            figures.refused[request.reason, default: 0] += 1
            journal.add(PushJournal.Entry(request, at: now()))
        case .frames(let frames, let connection):
            for frame in frames where !connection.isClosed { take(frame, from: connection) }
        case .acknowledged(let sequence, let connection):
            if !connection.isClosed { acknowledge(upTo: sequence, connection) }
        case .writable(let connection): catchUp(connection)
        case .hear(let news): hear(news)
        case .closed(let connection): remove(connection)
        case .call(let work): work(self)
        }
    }

    func nextSequence() throws -> UInt64 {
        if sequences.isEmpty { sequences = try database.reserveSequences(Self.sequencesAtOnce) }
        return sequences.removeFirst()
    }

    private func purge() {
        let now = now()
        guard now >= nextPurge else { return }
        nextPurge = now + Self.secondsBetweenPurges
        // Too old ones are not delivered either way; next time will do.
        let count = (try? database.forgetExpired(at: Date(timeIntervalSince1970: Double(now)))) ?? 0
        figures.expired += UInt64(count)
    }

    // MARK: Saving

    /// Lets go of messages at the head of `underWay` that have reached their device, or were given back by it.
    private func dropAcknowledged() {
        while let first = underWay.first, !(first.state == .pending && first.isUnderWay) { underWay.removeFirst() }
    }

    /// Writes what its device has not acknowledged, and answers for it.
    package func save() { save(sentUntil: .distantFuture) }

    /// The same, for those messages under way only that came at `limit` or before.
    private func save(sentUntil limit: NIODeadline) {
        while let first = underWay.first, (first.submission?.arrival ?? limit) <= limit {
            underWay.removeFirst()
            if first.state == .pending, first.isUnderWay { unsaved.append(first) }
            dropAcknowledged()
        }
        guard !unsaved.isEmpty || !obsolete.isEmpty else { return }
        let isShared = database.isShared
        let due = unsaved.filter { $0.state == .pending || isShared }
        let gone = obsolete
        unsaved.removeAll(keepingCapacity: true)
        obsolete.removeAll(keepingCapacity: true)
        guard !due.isEmpty || !gone.isEmpty else { return }
        do {
            if isShared { try share(due, gone) } else { try write(due, gone) }
        } catch {
            obsolete += gone
            return refuse(due)
        }
        for delivery in due {
            if delivery.state == .pending {
                delivery.state = .saved
                figures.stored += 1
            }
            settle(delivery, .accepted)
        }
    }

    private func write(_ due: [Delivery], _ gone: [(registration: Int64, sequence: UInt64)]) throws {
        try database.transaction {
            for delivery in due {
                guard let submission = delivery.submission else { continue }
                let notification = submission.notification
                try database.keep(
                    StoredMessage(
                        registration: delivery.registration.identifier, sequence: delivery.sequence,
                        payload: Array(notification.payload.readableBytesView)),
                    expiry: notification.expiry)
            }
            for one in gone { try database.forget(registration: one.registration, upTo: one.sequence) }
        }
    }

    /// The database takes nothing more, for want of room it may be. What is on its way to a device may still be acknowledged;
    /// if the device leaves, it comes here again.
    private func refuse(_ deliveries: [Delivery]) {
        for delivery in deliveries where !delivery.isUnderWay {
            delivery.state = .refused
            if let submitter = delivery.submission?.submitter, submitter.endsWithRefusal { submitter.hasEnded = true }
            settle(delivery, .refused(.serviceUnavailable))
        }
    }

    func settle(_ delivery: Delivery, _ outcome: PushOutcome) {
        guard let submission = delivery.submission else { return }
        settle(submission, outcome)
    }

    func settle(_ submission: Submission, _ outcome: PushOutcome) {
        switch outcome {
        case .accepted: figures.accepted += 1
        case .refused(let refusal): figures.refused[refusal.rawValue, default: 0] += 1
        case .unregistered: figures.refused[PushRefusal.unregistered.rawValue, default: 0] += 1
        }
        outbox.settle(submission, outcome)
    }
}
