import NIOCore

/// Several gateways with one database: a device is connected with one of them, its messages come by all.
///
/// Every message is written first, by transactions that come one after the other, so that its number is higher than those that
/// were written before. Then all gateways are told, this one among them, and the one that has the device sends what is kept. The
/// device takes messages in the order of their numbers; this way none has a lower number than one that it has had.
extension Exchange {
    /// Writes messages, tells all gateways, and forgets what devices have.
    func share(_ due: [Delivery], _ gone: [(registration: Int64, sequence: UInt64)]) throws {
        try database.transaction {
            var numbers = try database.takeSequences(UInt64(due.count))
            var devices: Set<Int64> = []
            for delivery in due {
                delivery.sequence = numbers.removeFirst()
                guard let notification = delivery.submission?.notification else { continue }
                let payload = Array(notification.payload.readableBytesView)
                if delivery.state == .fleeting {
                    try database.tell(
                        .fleeting(sequence: delivery.sequence, delivery.registration.token, payload: payload))
                } else {
                    try database.keep(
                        StoredMessage(
                            registration: delivery.registration.identifier, sequence: delivery.sequence,
                            payload: payload), expiry: notification.expiry)
                    devices.insert(delivery.registration.device)
                }
            }
            if !devices.isEmpty { try database.tell(.kept(devices: devices.sorted())) }
            for one in gone { try database.forget(registration: one.registration, upTo: one.sequence) }
        }
    }

    /// - Parameter news: nil if something may have been missed.
    func hear(_ news: [GatewayNews]?) {
        guard let news else {
            for device in devices.keys { sendNews(to: device) }
            return
        }
        for one in news {
            switch one {
            case .kept(let numbers): for device in numbers { sendNews(to: device) }
            case .fleeting(let sequence, let token, let payload):
                guard let (registration, connection) = reachable[token], connection.takesMore,
                    sequence > connection.lastSent
                else { continue }
                send(
                    Delivery(sequence: sequence, registration: registration, submission: nil, state: .fleeting),
                    payload: ByteBuffer(bytes: payload), over: connection)
            }
        }
    }

    private func sendNews(to device: Int64) {
        guard let connection = devices[device] else { return }
        guard connection.takesMore else {
            connection.isBehind = true
            return
        }
        sendKept(to: connection)
    }
}
