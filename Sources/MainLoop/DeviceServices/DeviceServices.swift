package import DeviceLink

/// The device link for the smaller frameworks: they get the device's messages for them, and send their own. The
/// application, which owns the connection, sets `outlet` and passes received messages on.
@MainActor package enum DeviceServices {
    private static var listeners: [@MainActor (DeviceMessage) -> Void] = []

    /// Sends a message to the application's device. Nil before there is one; messages are lost then.
    package static var outlet: (@MainActor (AppMessage) -> Bool)?

    /// - Returns: false if there is no device, or the message is too long.
    @discardableResult
    package static func send(_ message: AppMessage) -> Bool { outlet?(message) ?? false }

    /// Calls `listener` from now on with each message that is not for the application itself.
    package static func listen(_ listener: @escaping @MainActor (DeviceMessage) -> Void) { listeners.append(listener) }

    private static var reachedListeners: [@MainActor () -> Void] = []

    /// Virtual time: calls `listener` from now on when the app has lived until a time that its device set, before the
    /// device is told so.
    package static func whenReached(_ listener: @escaping @MainActor () -> Void) { reachedListeners.append(listener) }

    package static func tellReached() {
        for listener in reachedListeners { listener() }
    }

    /// Passes a received message to the listeners.
    package static func deliver(_ message: DeviceMessage) {
        if case .fromService(let service, let json) = message { return deliver(json, of: service) }
        for listener in listeners { listener(message) }
    }

    private static var serviceListeners: [DeviceService: @MainActor (String) -> Void] = [:]
    private static var waiting: [DeviceService: [String]] = [:]
    /// The most messages of a service that wait for its framework; the first ones are dropped for more.
    private static let mostWaiting = 64

    /// Calls `listener` from now on with each message of a service, and first with those that came before an app used its
    /// framework.
    package static func listen(to service: DeviceService, _ listener: @escaping @MainActor (String) -> Void) {
        serviceListeners[service] = listener
        for json in waiting.removeValue(forKey: service) ?? [] { listener(json) }
    }

    private static func deliver(_ json: String, of service: DeviceService) {
        if let listener = serviceListeners[service] { return listener(json) }
        var all = waiting[service] ?? []
        if all.count == mostWaiting { all.removeFirst() }
        waiting[service] = all + [json]
    }
}
