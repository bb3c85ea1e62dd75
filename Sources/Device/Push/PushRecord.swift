import Foundation

/// What a device keeps about its push gateway, so that a message is neither lost nor shown twice when either of them is killed.
struct PushRecord: Equatable {
    /// A message that the device has taken over and not delivered yet.
    struct Message: Equatable {
        let sequence: UInt64
        let identifier: String
        let payload: Data
    }

    /// What the gateway calls the device. Those that are always there have no identifier of their own.
    let name: String
    /// By which the gateway knows the device again.
    let secret: Data
    /// The gateway whose sequence numbers these are.
    var gateway: UInt64 = 0
    /// Everything up to this number was taken over.
    var sequence: UInt64 = 0
    var undelivered: [Message] = []
    /// Apps whose messages are to end, which the gateway does not know yet.
    var unregistered: [String] = []

    /// - Parameter name: what people call the device; more is added to it.
    init(name: String) {
        var generator = SystemRandomNumberGenerator()
        self.name = "\(name) \(UUID().uuidString.prefix(8))"
        secret = Data((0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }

    /// - Returns: nil if the list is none of a record.
    init?(_ list: Any?) {
        guard let list = list as? [String: Any], let name = list["Name"] as? String,
            let secret = list["Secret"] as? Data, secret.count == 32,
            let gateway = list["Gateway"] as? String, let sequence = list["Sequence"] as? String,
            let gateway = UInt64(gateway), let sequence = UInt64(sequence)
        else { return nil }
        self.name = name
        self.secret = secret
        self.gateway = gateway
        self.sequence = sequence
        undelivered = (list["Undelivered"] as? [[String: Any]] ?? []).compactMap { entry in
            guard let number = (entry["Sequence"] as? String).flatMap({ UInt64($0) }),
                let identifier = entry["Identifier"] as? String, let payload = entry["Payload"] as? Data
            else { return nil }
            return Message(sequence: number, identifier: identifier, payload: payload)
        }
        unregistered = list["Unregistered"] as? [String] ?? []
    }

    /// As a property list. Numbers are texts: those of property lists have a sign.
    var list: [String: Any] {
        [
            "Name": name, "Secret": secret, "Gateway": String(gateway), "Sequence": String(sequence),
            "Undelivered": undelivered.map {
                ["Sequence": String($0.sequence), "Identifier": $0.identifier, "Payload": $0.payload] as [String: Any]
            },
            "Unregistered": unregistered,
        ]
    }
}
