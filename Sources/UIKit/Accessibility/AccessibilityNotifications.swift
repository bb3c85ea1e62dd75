/// A notification from an app to assistive technologies; see ``UIAccessibilityPostNotification(_:_:)``.
public typealias UIAccessibilityNotifications = UInt32

/// A new screen, or a large part of one, appeared.
/// - ObjC: -
public let UIAccessibilityScreenChangedNotification: UIAccessibilityNotifications = 1000

/// Elements of the screen appeared, disappeared or moved.
/// - ObjC: -
public let UIAccessibilityLayoutChangedNotification: UIAccessibilityNotifications = 1001

/// Informs assistive technologies, such as a screen reader, that the screen changed.
///
/// The device has no assistive technologies: scripts and tests read the screen when they need to. The notification only
/// reaches the framework's own observer, if there is one.
/// - Parameter argument: nil for both notifications.
/// - ObjC: -
@MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibilityNotifications, _ argument: Any?) {
    AccessibilityNotifications.observer?(notification, argument)
}

/// The observer of the app's accessibility notifications.
@MainActor package enum AccessibilityNotifications {
    /// Called with each notification and its argument; nil by default.
    package static var observer: ((UIAccessibilityNotifications, Any?) -> Void)?
}
