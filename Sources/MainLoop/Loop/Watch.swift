/// A descriptor that the main loop watches.
@MainActor package final class Watch {
    /// What is waited for. A closed or broken descriptor counts as both.
    package enum Condition { case readable, writable }

    package let fileDescriptor: Int32
    package let condition: Condition
    private let handler: @MainActor () -> Void
    private(set) var isCancelled = false

    init(_ fileDescriptor: Int32, _ condition: Condition, _ handler: @escaping @MainActor () -> Void) {
        self.fileDescriptor = fileDescriptor
        self.condition = condition
        self.handler = handler
    }

    /// Calls the handler: for backends, when the descriptor is ready.
    package func fire() {
        if !isCancelled { handler() }
    }

    /// Ends it; must be done before the descriptor is closed.
    package func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        MainLoop.main.remove(self)
    }
}
