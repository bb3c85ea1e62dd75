internal import DeviceLink
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

extension PushRegistration {
    /// Why an app gets no token, with the codes that phones have for it.
    fileprivate var error: NSError? {
        func error(_ code: Int, _ text: String) -> NSError {
            NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
        }
        return switch self {
        case .token: nil
        case .notEntitled: error(3000, "no valid 'aps-environment' entitlement string found for application")
        case .unavailable: error(3010, "This device is not connected to a push service.")
        }
    }
}

extension UIApplication {
    /// Asks for push messages. The user is asked the first time; then the delegate gets the device's token. A device that is not
    /// connected to a push service tells it so.
    /// - ObjC: registerForRemoteNotificationTypes:
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        guard let device, device.send(.registerForPush(types: UInt8(truncatingIfNeeded: types.rawValue))) else {
            MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in self?.didRegisterForPush(.unavailable) }
            return
        }
    }

    /// Takes that back.
    public func unregisterForRemoteNotifications() {
        pushTypes = []
        device?.send(.registerForPush(types: 0))
    }

    /// What push messages may do: what the app has asked for and the user has allowed.
    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { pushTypes }

    /// Tells the delegate what came of its registration.
    final func didRegisterForPush(_ registration: PushRegistration) {
        if let error = registration.error {
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        } else if case .token(let digits, let types) = registration {
            pushTypes = UIRemoteNotificationType(rawValue: UInt(types))
            delegate?.application(
                self, didRegisterForRemoteNotificationsWithDeviceToken: PushMessage.token(hexadecimal: digits))
        }
    }

    final func receivePushMessage(_ json: String) {
        guard let content = PushMessage.content(json: json) else { return }
        delegate?.application(self, didReceiveRemoteNotification: content)
    }
}
