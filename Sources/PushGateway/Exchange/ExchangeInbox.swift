import NIOCore

/// Work of one event loop for the exchange, which is handed over once for each turn of the loop: to wake the exchange's thread
/// costs more than most of what it has to do.
final class ExchangeInbox: @unchecked Sendable {
    private var work: [ExchangeWork] = []

    /// Called on the event loop only.
    func add(_ one: ExchangeWork, to exchange: Exchange, on loop: any EventLoop) {
        work.append(one)
        guard work.count == 1 else { return }
        // Runs behind everything that the loop reads in this turn.
        loop.execute { [self] in
            exchange.add(work)
            work.removeAll(keepingCapacity: true)
        }
    }
}
