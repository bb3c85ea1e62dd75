import Foundation
import PushLink

/// An app of a device that wants messages, or did once.
package struct Registration: Sendable, Equatable {
    package let identifier: Int64
    package let device: Int64
    package let topic: PushTopic
    package let token: PushToken
    /// Since when it wants none any more.
    package let unregistered: Date?
}
