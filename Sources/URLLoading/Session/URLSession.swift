/// Loads what URLs name, for completion handlers or for a delegate.
open class URLSession: NSObject, @unchecked Sendable {
    /// What a challenge is answered with.
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    /// What a response is answered with.
    public enum ResponseDisposition: Int, Sendable {
        case cancel, allow, becomeDownload, becomeStream
    }

    /// That of the app, with the usual configuration and no delegate.
    public static let shared = URLSession(configuration: .default)

    /// A copy.
    public let configuration: URLSessionConfiguration
    public let delegateQueue: OperationQueue
    open var sessionDescription: String?
    private let state = SessionState()

    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// - Parameters:
    ///   - delegate: It is held until the session becomes invalid.
    ///   - queue: On which delegate and handlers are called; nil for a new one that calls one after the other.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.configuration = configuration.copy() as? URLSessionConfiguration ?? .default
        if let queue {
            delegateQueue = queue
        } else {
            delegateQueue = OperationQueue()
            delegateQueue.maxConcurrentOperationCount = 1
        }
        super.init()
        state.delegate = delegate
    }

    public var delegate: (any URLSessionDelegate)? { state.delegate }

    // MARK: The end of a session

    /// Its tasks end, and no new ones are begun.
    open func finishTasksAndInvalidate() {
        guard self !== URLSession.shared else { return }
        if state.invalidate() { tellInvalid() }
    }

    open func invalidateAndCancel() {
        guard self !== URLSession.shared else { return }
        let isOver = state.invalidate()
        for task in state.tasks { task.cancel() }
        if isOver { tellInvalid() }
    }

    /// Nothing is told any more.
    func tellInvalid() {
        delegateQueue.addOperation { [self] in
            let delegate = state.takeDelegate()
            delegate?.urlSession(self, didBecomeInvalidWithError: nil)
        }
    }

    /// Takes a task out that is over.
    ///
    /// - Returns: True if it was the last one of an invalid session, which is told when the task's end has been.
    func remove(_ task: URLSessionTask) -> Bool { state.remove(task) }

    /// Empties cookies, kept responses and passwords.
    open func reset(completionHandler: @escaping () -> Void) {
        configuration.urlCache?.removeAllCachedResponses()
        configuration.httpCookieStorage?.removeCookies(since: .distantPast)
        flush(completionHandler: completionHandler)
    }

    /// What is kept is written at once: nothing waits.
    open func flush(completionHandler: @escaping () -> Void) { delegateQueue.addOperation { completionHandler() } }

    // MARK: Its tasks

    open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
        let tasks = state.tasks
        delegateQueue.addOperation { completionHandler(tasks) }
    }

    open func getTasksWithCompletionHandler(
        _ completionHandler: @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) {
        getAllTasks { tasks in
            completionHandler(
                tasks.filter { !($0 is URLSessionUploadTask) }.compactMap { $0 as? URLSessionDataTask },
                tasks.compactMap { $0 as? URLSessionUploadTask }, tasks.compactMap { $0 as? URLSessionDownloadTask })
        }
    }

    public var allTasks: [URLSessionTask] { get async { state.tasks } }

    /// A task that is on its way from now on.
    func add<Task: URLSessionTask>(_ task: Task) -> Task {
        guard let number = state.add(task) else { fatalError("Task created in a session that has been invalidated") }
        task.taskIdentifier = number
        if let delegate = delegate as? any URLSessionTaskDelegate {
            delegateQueue.addOperation { [self] in delegate.urlSession(self, didCreateTask: task) }
        }
        return task
    }

    /// In the place of one that became a download, under its number.
    func replace(_ task: URLSessionTask, by other: URLSessionTask) {
        other.taskIdentifier = task.taskIdentifier
        state.replace(task, by: other)
    }
}
