import Foundation
import PushLink

/// The device's side of the push service: says who it is, which apps want messages, and takes what comes for them.
@MainActor final class PushService {
    /// Delivers a message to an app or its user. `beginning` is called when nothing is left to do before that.
    var deliver: ((_ payload: Data, _ identifier: String, _ beginning: () -> Void) -> Void)?
    /// An app's token is known.
    var didRegister: ((_ identifier: String, _ token: [UInt8]) -> Void)?
    /// Which of the two services knows an app.
    var environment: ((_ identifier: String) -> PushEnvironment)?
    /// The apps that want messages.
    var registered: (() -> [String])?
    var onFailure: ((String) -> Void)?

    private let connection: PushConnection
    private let storage: DeviceStorage
    private var record: PushRecord
    private let mark: PushMark
    private var isWelcome = false

    /// A copy of the device must not be taken for the device.
    nonisolated static let file = "PushService.plist"
    nonisolated static let markFile = "PushService.shown"

    /// - Parameters:
    ///   - path: the gateway's socket.
    ///   - storage: where what must not be forgotten is kept.
    init(path: String, storage: DeviceStorage) {
        connection = PushConnection(path: path)
        mark = PushMark(path: storage.folder + "/" + Self.markFile)
        self.storage = storage
        record =
            PushRecord(storage.list(in: Self.file)) ?? PushRecord(name: (storage.folder as NSString).lastPathComponent)
        connection.greet = { [weak self] in self?.greet() }
        connection.hear = { [weak self] in self?.hear($0) }
    }

    /// True once a gateway has let the device in, and as long as it has it.
    var isConnected: Bool { connection.isConnected && isWelcome }

    func start() {
        // What the device had taken over when it was killed.
        deliverAll()
        // A device without such apps never looks for a gateway.
        if !record.unregistered.isEmpty || !(registered?() ?? []).isEmpty { connection.connect() }
    }

    func stop() { connection.stop() }

    func register(_ identifier: String) {
        record.unregistered.removeAll { $0 == identifier }
        if isConnected { connection.send(.register(topic(identifier))) } else { connection.connectNow() }
    }

    func unregister(_ identifier: String) {
        if isConnected {
            withdraw(identifier)
        } else if record.gateway != 0, !record.unregistered.contains(identifier) {
            record.unregistered.append(identifier)
            _ = save()
        }
    }

    /// An app that is gone cannot be asked which of the two services knew it.
    private func withdraw(_ identifier: String) {
        for environment in PushEnvironment.allCases {
            connection.send(.unregister(PushTopic(identifier: identifier, environment: environment)))
        }
    }

    private func topic(_ identifier: String) -> PushTopic {
        PushTopic(identifier: identifier, environment: environment?(identifier) ?? .sandbox)
    }

    private func greet() {
        isWelcome = false
        // The gateway must not know a secret that a killed device would not know any more.
        guard save() else { return connection.stop() }
        connection.send(.hello(device: record.name, secret: [UInt8](record.secret)))
    }

    /// - Returns: false if the record cannot be written; nothing is acknowledged then.
    private func save() -> Bool {
        do {
            try storage.write(record.list, to: Self.file)
            return true
        } catch {
            onFailure?("\(error)")
            return false
        }
    }

    private func hear(_ frames: [GatewayPushFrame]) {
        let earlier = record
        var last: UInt64?
        for frame in frames {
            switch frame {
            case .welcome(let gateway): welcome(gateway)
            case .token(let topic, let token): didRegister?(topic.identifier, token)
            case .message(let sequence, let topic, let payload):
                last = sequence
                // It was taken over before the gateway heard of that.
                guard sequence > record.sequence else { continue }
                record.sequence = sequence
                record.undelivered.append(
                    .init(sequence: sequence, identifier: topic.identifier, payload: Data(payload)))
            case .refused(let reason): onFailure?("The push gateway refuses this device: \(reason).")
            }
        }
        guard let last else { return }
        guard record == earlier || save() else {
            // They stay with the gateway, which sends them again.
            record = earlier
            return
        }
        connection.send(.acknowledge(sequence: last))
        deliverAll()
    }

    private func welcome(_ gateway: UInt64) {
        isWelcome = true
        connection.didSucceed()
        if gateway != record.gateway {
            record.gateway = gateway
            record.sequence = 0
        }
        for identifier in record.unregistered { withdraw(identifier) }
        record.unregistered = []
        for identifier in registered?() ?? [] { connection.send(.register(topic(identifier))) }
        _ = save()
    }

    /// Shows the messages that were taken over. Each is marked just before: a device that is killed meanwhile shows none of them
    /// twice, and loses one only in the moment between the two.
    private func deliverAll() {
        guard !record.undelivered.isEmpty else { return }
        let messages = record.undelivered
        record.undelivered = []
        for message in messages where !mark.has(message.sequence, of: record.gateway) {
            let begin = { [mark, record] in mark.set(message.sequence, of: record.gateway) }
            deliver?(message.payload, message.identifier, begin)
            // Not all are for somebody.
            begin()
        }
        _ = save()
    }
}
