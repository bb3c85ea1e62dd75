import DeviceLink

/// What happens to a device while an app stands still, of which the app hears when it goes on: of each kind of message
/// only the last one, since they tell of a state. So the number of messages is limited however long that takes.
struct HeldMessages {
    private var messages: [DeviceMessage] = []
    /// The most messages of services that are held: each tells of something else. The first ones are dropped for more.
    private static let mostOfServices = 64

    mutating func hold(_ message: DeviceMessage) {
        if case .fromService = message {
            let held = messages.indices.filter { if case .fromService = messages[$0] { true } else { false } }
            if held.count == HeldMessages.mostOfServices { messages.remove(at: held[0]) }
            return messages.append(message)
        }
        messages.removeAll { HeldMessages.replaces(message, $0) }
        messages.append(message)
    }

    /// The messages in their order; they are not held any longer.
    mutating func release() -> [DeviceMessage] {
        defer { messages = [] }
        return messages
    }

    private static func replaces(_ later: DeviceMessage, _ earlier: DeviceMessage) -> Bool {
        // Each tells of another notification.
        if case .notificationOver = later { return later == earlier }
        return later.kind == earlier.kind
    }
}
