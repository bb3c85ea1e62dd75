import NIOCore

/// Who sends a message by hand: may send to every app, and is told once what became of it.
final class PageSubmitter: Submitter, @unchecked Sendable {
    let eventLoop: any EventLoop
    let way = ProviderWay.page
    let rights = ProviderRights(topics: nil)
    let endsWithRefusal = false
    var hasEnded = false
    private let onOutcome: @Sendable (PushOutcome) -> Void

    init(eventLoop: any EventLoop, onOutcome: @escaping @Sendable (PushOutcome) -> Void) {
        self.eventLoop = eventLoop
        self.onOutcome = onOutcome
    }

    func settle(_ tag: UInt64, _ outcome: PushOutcome) { onOutcome(outcome) }
}
