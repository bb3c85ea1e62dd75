import NIOCore

/// A message that a provider has handed in, with whom to tell what became of it.
struct Submission: Sendable {
    var notification: PushNotification
    let submitter: any Submitter
    /// The submitter's own name for it.
    let tag: UInt64
    let arrival: NIODeadline
}

/// A connection of a provider, or one request of it.
protocol Submitter: AnyObject, Sendable {
    var eventLoop: any EventLoop { get }
    var way: ProviderWay { get }
    /// What the provider may send to.
    var rights: ProviderRights { get }
    /// Whether the first refusal ends it, and makes void whatever was handed in behind it: so in the binary protocol.
    var endsWithRefusal: Bool { get }
    /// True once that has happened. Only the exchange touches it.
    var hasEnded: Bool { get set }

    /// Called on the event loop, once for each submission, in their order.
    func settle(_ tag: UInt64, _ outcome: PushOutcome)
}
