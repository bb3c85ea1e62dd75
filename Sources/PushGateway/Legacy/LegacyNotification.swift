import NIOCore

/// A message of the binary protocol, as it stands in its packet.
package struct LegacyNotification: Equatable, Sendable {
    package var token: PushToken
    package var payload: ByteBuffer
    /// The provider's own number for it; 0 if it gave none.
    package var identifier: UInt32
    /// Seconds since 1970; nil if it said nothing.
    package var expiry: UInt32?
    package var priority: UInt8
}
