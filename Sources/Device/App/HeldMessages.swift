import DeviceLink

/// What happens to a device while an app stands still, of which the app hears when it goes on: of each kind of message
/// only the last one, since they tell of a state. So the number of messages is limited however long that takes.
struct HeldMessages {
    private var messages: [DeviceMessage] = []

    mutating func hold(_ message: DeviceMessage) {
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
