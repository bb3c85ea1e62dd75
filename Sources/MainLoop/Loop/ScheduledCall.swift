/// A call that the main loop makes once, at a time.
@MainActor package final class ScheduledCall {
    /// When, in nanoseconds of the monotonic clock.
    let time: Int64
    /// Keeps calls of one time in the order they were scheduled in.
    let order: UInt64
    private let handler: @MainActor () -> Void
    package private(set) var isCancelled = false

    init(time: Int64, order: UInt64, handler: @escaping @MainActor () -> Void) {
        self.time = time
        self.order = order
        self.handler = handler
    }

    func fire() {
        if !isCancelled { handler() }
    }

    /// Ends it, unless it has been made.
    package func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        MainLoop.main.remove(self)
    }
}
