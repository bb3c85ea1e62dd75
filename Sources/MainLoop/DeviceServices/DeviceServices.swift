package import DeviceLink

/// The device as the smaller frameworks see it: they hear the messages that are meant for them, and send their own.
/// The application, which owns the connection, says where messages go and hands received ones on.
@MainActor package enum DeviceServices {
    private static var listeners: [@MainActor (DeviceMessage) -> Void] = []

    /// Where messages go: to the application's device, as soon as it has one. Until then they are lost.
    package static var outlet: (@MainActor (AppMessage) -> Bool)?

    /// - Returns: false if there is no device, or the message is too long.
    @discardableResult
    package static func send(_ message: AppMessage) -> Bool { outlet?(message) ?? false }

    /// Calls `listener` from now on with each message that is not for the application itself.
    package static func listen(_ listener: @escaping @MainActor (DeviceMessage) -> Void) { listeners.append(listener) }

    /// Hands a message on.
    package static func deliver(_ message: DeviceMessage) {
        for listener in listeners { listener(message) }
    }
}
