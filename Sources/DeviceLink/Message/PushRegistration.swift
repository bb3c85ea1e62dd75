/// What came of an app's wish for push messages.
package enum PushRegistration: Hashable, Sendable {
    /// The push service knows the app on this device by these bytes, as hexadecimal digits. Types: see
    /// `AppMessage.registerForPush`.
    case token(String, types: UInt8)
    /// There is no push service.
    case unavailable
    /// Nobody has signed that the app may have messages: its entitlements lack `aps-environment`.
    case notEntitled
}
