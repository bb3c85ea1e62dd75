import Foundation
import NIOCore
import PushLink

/// Messages of providers.
extension Exchange {
    func take(_ submission: Submission) {
        let submitter = submission.submitter
        // What comes behind a mistake is void in the binary protocol; the provider sends it again.
        guard !submitter.hasEnded else { return }
        do {
            let outcome = try forward(submission)
            guard let outcome else { return }
            if submitter.endsWithRefusal, outcome != .accepted { submitter.hasEnded = true }
            settle(submission, outcome)
        } catch {
            if submitter.endsWithRefusal { submitter.hasEnded = true }
            settle(submission, .refused(.serviceUnavailable))
        }
    }

    /// Sends a message on its way.
    ///
    /// - Returns: what became of it; nil if that is known only later.
    private func forward(_ submission: Submission) throws -> PushOutcome? {
        let notification = submission.notification
        let now = now()
        var entry = PushJournal.Entry(submission, at: now)
        defer { journal.add(entry) }
        func refuse(_ refusal: PushRefusal) -> PushOutcome {
            entry.fate = .refused(refusal.rawValue)
            return .refused(refusal)
        }
        let connected = reachable[notification.token]
        guard let registration = try connected?.registration ?? database.registration(token: notification.token),
            registration.topic.environment == notification.environment
        else { return refuse(.badDeviceToken) }
        entry.registration = registration
        if let refusal = submission.submitter.rights.refusal(
            of: notification.topic, token: registration.topic.identifier)
        {
            return refuse(refusal)
        }
        if let date = registration.unregistered {
            entry.fate = .unregistered
            try database.noteFailure(of: registration.identifier)
            // The binary protocol says nothing: its providers ask the feedback service.
            return submission.submitter.endsWithRefusal ? .accepted : .unregistered(date)
        }
        guard limit.admits(notification.token, at: now) else { return refuse(.tooManyRequests) }
        let isKept = notification.expiry != 0
        guard !isKept || notification.expiry > now else {
            entry.fate = .expired
            figures.expired += 1
            return .accepted
        }
        guard !database.isShared else {
            let delivery = Delivery(
                sequence: 0, registration: registration, submission: submission, state: isKept ? .pending : .fleeting)
            entry.fate = .taken(delivery)
            unsaved.append(delivery)
            return nil
        }
        let connection = connected.flatMap { $0.connection.takesMore ? $0.connection : nil }
        guard connection != nil || isKept else {
            connected?.connection.isBehind = true
            entry.fate = .unreachable
            return .accepted
        }
        let delivery = Delivery(
            sequence: try nextSequence(), registration: registration, submission: submission,
            state: isKept ? .pending : .fleeting)
        entry.fate = .taken(delivery)
        if let connection {
            send(delivery, payload: notification.payload, over: connection)
        } else {
            connected?.connection.isBehind = true
        }
        guard isKept else { return .accepted }
        if delivery.isUnderWay { underWay.append(delivery) } else { unsaved.append(delivery) }
        return nil
    }

    func send(_ delivery: Delivery, payload: ByteBuffer, over connection: DeviceConnection) {
        connection.lastSent = delivery.sequence
        connection.inFlight.append(delivery)
        delivery.isUnderWay = true
        let topic = delivery.registration.topic
        outbox.send(
            .message(sequence: delivery.sequence, topic: topic, payload: payload, connection.channel.allocator),
            to: connection.channel)
    }
}

extension ByteBuffer {
    /// The frame `GatewayPushFrame.message`, without an array for its parts.
    static func message(
        sequence: UInt64, topic: PushTopic, payload: ByteBuffer, _ allocator: ByteBufferAllocator
    ) -> ByteBuffer {
        let name = topic.identifier.utf8
        let length = 1 + 8 + 1 + 2 + name.count + 2 + payload.readableBytes
        var frame = allocator.buffer(capacity: 4 + length)
        frame.writeInteger(UInt32(length))
        frame.writeInteger(UInt8(3))
        frame.writeInteger(sequence)
        frame.writeInteger(topic.environment.rawValue)
        frame.writeInteger(UInt16(name.count))
        frame.writeBytes(name)
        frame.writeInteger(UInt16(payload.readableBytes))
        frame.writeImmutableBuffer(payload)
        return frame
    }
}
