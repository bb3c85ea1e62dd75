/// What several threads change of a session.
final class SessionState: @unchecked Sendable {
    /// A task is held by its run from when it begins. One that never began goes with the app's hold.
    private struct Known {
        weak var task: URLSessionTask?
    }

    private let lock = NSLock()
    private var known: [Known] = []
    private var lastNumber = 0
    private var isInvalid = false
    private var told: (any URLSessionDelegate)?

    var delegate: (any URLSessionDelegate)? {
        get { lock.withLock { told } }
        set { lock.withLock { told = newValue } }
    }

    func takeDelegate() -> (any URLSessionDelegate)? {
        lock.withLock {
            defer { told = nil }
            return told
        }
    }

    var tasks: [URLSessionTask] { lock.withLock { known.compactMap(\.task) } }

    /// - Returns: The task's number, nil in an invalid session.
    func add(_ task: URLSessionTask) -> Int? {
        lock.withLock {
            guard !isInvalid else { return nil }
            known.removeAll { $0.task == nil }
            known.append(Known(task: task))
            lastNumber += 1
            return lastNumber
        }
    }

    /// - Returns: True if it was the last one of an invalid session.
    func remove(_ task: URLSessionTask) -> Bool {
        lock.withLock {
            known.removeAll { $0.task == nil || $0.task === task }
            return isInvalid && known.isEmpty
        }
    }

    func replace(_ task: URLSessionTask, by other: URLSessionTask) {
        lock.withLock { known = known.map { $0.task === task ? Known(task: other) : $0 } }
    }

    /// - Returns: True if that was the end; false if it is invalid already, or waits for its tasks.
    func invalidate() -> Bool {
        lock.withLock {
            guard !isInvalid else { return false }
            isInvalid = true
            return known.allSatisfy { $0.task == nil }
        }
    }
}
