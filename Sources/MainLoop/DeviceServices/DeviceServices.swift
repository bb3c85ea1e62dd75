package import DeviceLink

/// The device as the frameworks above this one see it: they hear what is meant for them, and say what they want.
@MainActor package enum DeviceServices {
    private static var listeners: [@MainActor (DeviceMessage) -> Void] = []

    /// Where messages go; replaced by tests. Without a device they are lost.
    package static var outlet: @MainActor (AppMessage) -> Bool = { UIApplication.current?.device?.send($0) ?? false }

    /// - Returns: false if there is no device, or the message is too long.
    @discardableResult
    package static func send(_ message: AppMessage) -> Bool { outlet(message) }

    /// Calls `listener` from now on with each message that is not for this framework.
    package static func listen(_ listener: @escaping @MainActor (DeviceMessage) -> Void) { listeners.append(listener) }

    /// Hands a message on.
    package static func deliver(_ message: DeviceMessage) {
        for listener in listeners { listener(message) }
    }
}
