import Foundation
import NIOCore
import PushLink

/// Connected devices.
extension Exchange {
    /// Longer names of devices and apps are refused.
    private static let maximumNameLength = 255

    func take(_ frame: DevicePushFrame, from connection: DeviceConnection) {
        do {
            switch frame {
            case .hello(let name, let secret): try admit(connection, name: name, secret: secret)
            case .register(let topic):
                guard let device = connection.device else { return refuse(connection, "it did not say who it is") }
                try register(topic, device, connection)
            case .unregister(let topic):
                guard let device = connection.device else { return refuse(connection, "it did not say who it is") }
                try unregister(topic, device)
            case .acknowledge(let sequence): acknowledge(upTo: sequence, connection)
            }
        } catch {
            // It comes again, and finds what is kept for it.
            refuse(connection, "\(error)")
        }
    }

    private func refuse(_ connection: DeviceConnection, _ reason: String) {
        outbox.send(ByteBuffer(bytes: GatewayPushFrame.refused(reason: reason).bytes), to: connection.channel)
        outbox.close(connection.channel)
        remove(connection)
    }

    private func admit(_ connection: DeviceConnection, name: String, secret: [UInt8]) throws {
        guard connection.device == nil, (1...Self.maximumNameLength).contains(name.utf8.count), secret.count >= 16
        else {
            return refuse(connection, "a device says once who it is, with a name and a secret of 16 bytes or more")
        }
        // What an earlier connection of this device has not acknowledged is sent again from the database.
        save()
        guard let device = try database.device(named: name, secret: secret) else {
            return refuse(connection, "another device has come by this name before")
        }
        if let earlier = devices[device] {
            outbox.close(earlier.channel)
            remove(earlier)
        }
        connection.device = device
        devices[device] = connection
        figures.devices = devices.count
        for registration in try database.registrations(ofDevice: device) {
            reachable[registration.token] = (registration, connection)
        }
        outbox.send(
            ByteBuffer(bytes: GatewayPushFrame.welcome(gateway: database.identity).bytes), to: connection.channel)
        sendKept(to: connection)
    }

    private func register(_ topic: PushTopic, _ device: Int64, _ connection: DeviceConnection) throws {
        guard (1...Self.maximumNameLength).contains(topic.identifier.utf8.count) else {
            return refuse(connection, "the identifier of an app has 1 to \(Self.maximumNameLength) bytes")
        }
        let registration = try database.register(topic, ofDevice: device)
        reachable[registration.token] = (registration, connection)
        outbox.send(
            ByteBuffer(bytes: GatewayPushFrame.token(topic, registration.token.bytes).bytes), to: connection.channel)
    }

    private func unregister(_ topic: PushTopic, _ device: Int64) throws {
        save()
        let gone = try database.registrations(ofDevice: device).filter { $0.topic == topic }
        let date = Date(timeIntervalSince1970: Double(now()))
        try database.transaction { try database.unregister(topic, ofDevice: device, at: date) }
        for registration in gone { reachable[registration.token] = nil }
    }

    func acknowledge(upTo sequence: UInt64, _ connection: DeviceConnection) {
        while let delivery = connection.inFlight.first, delivery.sequence <= sequence {
            connection.inFlight.removeFirst()
            figures.delivered += 1
            switch delivery.state {
            case .saved: obsolete.append((delivery.registration.identifier, delivery.sequence))
            case .pending: settle(delivery, .accepted)
            case .fleeting, .acknowledged, .refused: break
            }
            delivery.state = .acknowledged
            if let arrival = delivery.submission?.arrival {
                figures.latency.add(nanoseconds: (NIODeadline.now() - arrival).nanoseconds)
            }
        }
        if connection.isBehind { catchUp(connection) }
    }

    /// Sends what was kept while the device took nothing.
    func catchUp(_ connection: DeviceConnection) {
        guard !connection.isClosed, connection.isBehind, connection.isWritable,
            connection.inFlight.count < DeviceConnection.maximumInFlight / 2
        else { return }
        save()
        connection.isBehind = false
        sendKept(to: connection)
    }

    /// Sends what waits for a device.
    func sendKept(to connection: DeviceConnection) {
        guard let device = connection.device else { return }
        do { try sendKept(to: connection, device) } catch {
            // It comes again, and finds what is kept for it.
            refuse(connection, "\(error)")
        }
    }

    private func sendKept(to connection: DeviceConnection, _ device: Int64) throws {
        let date = Date(timeIntervalSince1970: Double(now()))
        let registrations = Dictionary(
            try database.registrations(ofDevice: device).map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
        for message in try database.messages(ofDevice: device, after: connection.lastSent, at: date) {
            guard let registration = registrations[message.registration] else { continue }
            figures.redelivered += 1
            send(
                Delivery(sequence: message.sequence, registration: registration, submission: nil, state: .saved),
                payload: ByteBuffer(bytes: message.payload), over: connection)
        }
    }

    func remove(_ connection: DeviceConnection) {
        guard !connection.isClosed else { return }
        connection.isClosed = true
        for delivery in connection.inFlight {
            delivery.isUnderWay = false
            if delivery.state == .pending { unsaved.append(delivery) }
        }
        connection.inFlight.removeAll()
        guard let device = connection.device, devices[device] === connection else { return }
        devices[device] = nil
        figures.devices = devices.count
        let registrations = (try? database.registrations(ofDevice: device)) ?? []
        for registration in registrations where reachable[registration.token]?.connection === connection {
            reachable[registration.token] = nil
        }
    }
}
