/// The tasks that the app wants to finish in the background.
@MainActor final class BackgroundTasks {
    /// A nil handler: the app gave none, or it was called already.
    private var handlers: [UIBackgroundTaskIdentifier: (@MainActor () -> Void)?] = [:]
    private var last: UIBackgroundTaskIdentifier = 0

    /// Called when the first task has begun, and when the last one has ended.
    var onChange: (@MainActor () -> Void)?
    var isEmpty: Bool { handlers.isEmpty }

    /// - Returns: an identifier that is unique in this run and never 0, which means no task.
    func begin(_ expirationHandler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
        last += 1
        handlers.updateValue(expirationHandler, forKey: last)
        if handlers.count == 1 { onChange?() }
        return last
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        guard handlers.removeValue(forKey: identifier) != nil else { return }
        if isEmpty { onChange?() }
    }

    /// Calls the expiration handlers of all tasks once, in the order in which they began. A task lasts until the app
    /// ends it, also after its handler was called.
    func expire() {
        for identifier in handlers.keys.sorted() {
            // A handler may end other tasks.
            guard let handler = handlers[identifier] else { continue }
            handlers.updateValue(nil, forKey: identifier)
            handler?()
        }
    }
}
