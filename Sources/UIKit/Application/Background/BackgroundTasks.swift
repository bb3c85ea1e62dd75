/// The tasks that the app wants to finish in the background.
@MainActor final class BackgroundTasks {
    private var handlers: [UIBackgroundTaskIdentifier: (@MainActor () -> Void)?] = [:]
    private var last: UIBackgroundTaskIdentifier = 0

    /// The number of tasks that have not ended.
    var count: Int { handlers.count }

    /// - Returns: an identifier that is unique in this run and never 0, which means no task.
    func begin(_ expirationHandler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
        last += 1
        handlers.updateValue(expirationHandler, forKey: last)
        return last
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) { handlers.removeValue(forKey: identifier) }

    /// Calls the expiration handlers of all tasks, in the order in which they began.
    func expire() {
        for identifier in handlers.keys.sorted() {
            // A handler may end other tasks.
            guard let handler = handlers[identifier] else { continue }
            handler?()
            handlers.removeValue(forKey: identifier)
        }
    }
}
