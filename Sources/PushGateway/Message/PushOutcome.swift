import Foundation

/// What became of a message that a provider has handed in.
package enum PushOutcome: Sendable, Equatable {
    /// It is kept, or its device has it already.
    case accepted
    case refused(PushRefusal)
    /// The app is not on the device any more, or wants no messages, since then.
    case unregistered(Date)
}
