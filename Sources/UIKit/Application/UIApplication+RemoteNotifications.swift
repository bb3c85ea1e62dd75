internal import MainLoop

/// The ways in which a push notification can alert the user.
/// - ObjC: UIRemoteNotificationType
public struct UIRemoteNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let none: UIRemoteNotificationType = []
    public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
    public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
    public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
    /// An issue of a newsstand app can be loaded. (iOS 5.)
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}

/// Why the push service cannot be had.
package struct PushServiceUnavailable: LocalizedError {
    package var errorDescription: String? { "This device is not connected to a push service." }
}

extension UIApplication {
    /// Asks for push messages. The delegate hears that this device has no push service.
    /// - ObjC: registerForRemoteNotificationTypes:
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in
            guard let self else { return }
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: PushServiceUnavailable())
        }
    }

    /// Takes that back.
    public func unregisterForRemoteNotifications() {}

    /// What push messages may do: nothing, since there are none.
    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }
}
