/// What an app tells assistive technologies; see ``UIAccessibilityPostNotification(_:_:)``.
public typealias UIAccessibilityNotifications = UInt32

/// A new screen, or a great part of it, appeared.
/// - ObjC: -
public let UIAccessibilityScreenChangedNotification: UIAccessibilityNotifications = 1000

/// Things on the screen appeared, went or moved.
/// - ObjC: -
public let UIAccessibilityLayoutChangedNotification: UIAccessibilityNotifications = 1001

/// Tells the device's assistive technologies, such as a screen reader, that the screen changed.
///
/// The device has no such technologies: scripts and tests read the screen when they want to know. Nothing happens but
/// that the framework's own observer hears of it, if there is one.
/// - Parameter argument: nil for both notifications.
/// - ObjC: -
@MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibilityNotifications, _ argument: Any?) {
    AccessibilityNotifications.observer?(notification, argument)
}

/// Where notifications of the app arrive.
@MainActor package enum AccessibilityNotifications {
    /// Called with each; nil by default.
    package static var observer: ((UIAccessibilityNotifications, Any?) -> Void)?
}
