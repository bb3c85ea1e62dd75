import NIOCore
import PushLink

/// A message on its way to an app of one device, whichever protocol it came by.
package struct PushNotification: Sendable {
    /// How long a message is kept that says nothing about it, in seconds: thirty days.
    package static let usualLifetime: Int64 = 30 * 86_400

    package var token: PushToken
    /// What the app gets, JSON.
    package var payload: ByteBuffer
    /// The app that the provider means; nil if its certificate names just one.
    package var topic: String?
    package var environment: PushEnvironment
    /// Until when a device that cannot be reached gets it later, in seconds since 1970. 0: it is not kept at all.
    package var expiry: Int64

    package init(
        token: PushToken, payload: ByteBuffer, topic: String?, environment: PushEnvironment, expiry: Int64
    ) {
        self.token = token
        self.payload = payload
        self.topic = topic
        self.environment = environment
        self.expiry = expiry
    }
}
