/// One request of a session.
open class URLSessionTask: NSObject, ProgressReporting, @unchecked Sendable {
    public enum State: Int, Sendable {
        case running, suspended, canceling, completed
    }

    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75

    let session: URLSession
    let ownProgress = Progress(totalUnitCount: -1)
    private let lock = NSLock()
    private var values = Values()
    /// Of the queue of loads.
    private(set) var run: TaskRun?

    /// What several threads read.
    private struct Values {
        var identifier = 0
        var original: URLRequest?
        var current: URLRequest?
        var response: URLResponse?
        var state = State.suspended
        var suspensions = 1
        var error: Error?
        var description: String?
        var priority = URLSessionTask.defaultPriority
        var received: Int64 = 0, sent: Int64 = 0
        var expectedToReceive: Int64 = -1, expectedToSend: Int64 = -1
        var earliest: Date?
        weak var delegate: (any URLSessionTaskDelegate)?
    }

    init(_ session: URLSession, _ request: URLRequest) {
        self.session = session
        super.init()
        values.original = request
        values.current = request
        if let body = request.httpBody { values.expectedToSend = Int64(body.count) }
    }

    func set(_ run: TaskRun) { self.run = run }

    private func read<Value>(_ key: KeyPath<Values, Value>) -> Value { lock.withLock { values[keyPath: key] } }
    private func write<Value>(_ key: WritableKeyPath<Values, Value>, _ value: Value) {
        lock.withLock { values[keyPath: key] = value }
    }

    // MARK: What it is

    public internal(set) var taskIdentifier: Int {
        get { read(\.identifier) }
        set { write(\.identifier, newValue) }
    }

    open var originalRequest: URLRequest? { read(\.original) }

    /// The request after redirections.
    open internal(set) var currentRequest: URLRequest? {
        get { read(\.current) }
        set { write(\.current, newValue) }
    }

    open internal(set) var response: URLResponse? {
        get { read(\.response) }
        set { write(\.response, newValue) }
    }

    open var taskDescription: String? {
        get { read(\.description) }
        set { write(\.description, newValue) }
    }

    /// Is asked before the session's.
    open var delegate: (any URLSessionTaskDelegate)? {
        get { lock.withLock { values.delegate } }
        set { lock.withLock { values.delegate = newValue } }
    }

    open var earliestBeginDate: Date? {
        get { read(\.earliest) }
        set { write(\.earliest, newValue) }
    }

    /// - Status: stub. All tasks have the same share.
    open var priority: Float {
        get { read(\.priority) }
        set { write(\.priority, min(max(newValue, 0), 1)) }
    }

    // MARK: How far it is

    open var state: State { read(\.state) }
    open var error: Error? { read(\.error) }
    open var progress: Progress { ownProgress }
    open var countOfBytesReceived: Int64 { read(\.received) }
    open var countOfBytesSent: Int64 { read(\.sent) }
    open var countOfBytesExpectedToReceive: Int64 { read(\.expectedToReceive) }
    open var countOfBytesExpectedToSend: Int64 { read(\.expectedToSend) }

    func expects(toReceive count: Int64) {
        write(\.expectedToReceive, count)
        ownProgress.totalUnitCount = count
    }

    func expects(toSend count: Int64) { write(\.expectedToSend, count) }

    func received(_ count: Int) {
        let total = lock.withLock {
            values.received += Int64(count)
            return values.received
        }
        ownProgress.completedUnitCount = total
    }

    /// - Returns: How many bytes that is more than before.
    func sent(_ count: Int64, of total: Int64) -> Int64 {
        lock.withLock {
            let more = count - values.sent
            values.sent = count
            if total >= 0 { values.expectedToSend = total }
            return more
        }
    }

    // MARK: What is done with it

    /// Begins, or goes on.
    open func resume() {
        let begins = lock.withLock {
            guard values.state == .suspended else { return false }
            values.suspensions -= 1
            guard values.suspensions <= 0 else { return false }
            values.state = .running
            return true
        }
        if begins { LoadQueue.perform { [self] in run?.go() } }
    }

    /// Waits. Each call needs a `resume`.
    open func suspend() {
        let waits = lock.withLock {
            guard values.state == .running || values.state == .suspended else { return false }
            values.suspensions = max(values.suspensions, 0) + 1
            values.state = .suspended
            return true
        }
        if waits { LoadQueue.perform { [self] in run?.wait() } }
    }

    open func cancel() {
        let ends = lock.withLock {
            guard values.state == .running || values.state == .suspended else { return false }
            values.state = .canceling
            return true
        }
        if ends { LoadQueue.perform { [self] in run?.cancel() } }
    }

    /// Of a task that goes on in the place of another.
    func takeOverState() {
        lock.withLock {
            values.state = .running
            values.suspensions = 0
        }
    }

    func completed(_ error: Error?) {
        lock.withLock {
            values.state = .completed
            values.error = error
        }
    }

    open override var description: String {
        "\(type(of: self)) \(taskIdentifier) \(originalRequest?.description ?? "")"
    }
}
