/// Loads requests in the app's own way: a subclass says which.
open class URLProtocol: NSObject, @unchecked Sendable {
    public let request: URLRequest
    public let cachedResponse: CachedURLResponse?
    public let client: (any URLProtocolClient)?
    /// The task for which it loads.
    public internal(set) var task: URLSessionTask?

    public required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        self.request = request
        self.cachedResponse = cachedResponse
        self.client = client
    }

    public convenience init(
        task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        self.init(
            request: task.currentRequest ?? task.originalRequest ?? URLRequest(url: URL(fileURLWithPath: "/")),
            cachedResponse: cachedResponse, client: client)
        self.task = task
    }

    /// A subclass says which requests it loads.
    open class func canInit(with request: URLRequest) -> Bool { false }

    open class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// - Status: partial. Apps may ask; what protocols load is kept by themselves.
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool {
        canonicalRequest(for: a) == canonicalRequest(for: b)
    }

    open func startLoading() { fatalError("\(type(of: self)) does not say what startLoading() does.") }
    open func stopLoading() { fatalError("\(type(of: self)) does not say what stopLoading() does.") }

    // MARK: Registered classes

    private static let lock = NSLock()
    private nonisolated(unsafe) static var registered: [URLProtocol.Type] = []

    /// Asked before the sessions' own, the last one first. Sessions that have begun ask it, too.
    @discardableResult
    open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard let added = protocolClass as? URLProtocol.Type else { return false }
        lock.withLock { registered.append(added) }
        return true
    }

    open class func unregisterClass(_ protocolClass: AnyClass) {
        lock.withLock {
            if let index = registered.lastIndex(where: { $0 == protocolClass }) { registered.remove(at: index) }
        }
    }

    /// The class that loads a request for a session; nil for the device's own loads.
    static func loading(_ request: URLRequest, in configuration: URLSessionConfiguration) -> URLProtocol.Type? {
        let known = lock.withLock { registered }
        let own = (configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        return (own + known.reversed()).first { $0.canInit(with: request) }
    }

    // MARK: Properties of requests

    open class func property(forKey key: String, in request: URLRequest) -> Any? { request.properties[key]?.value }

    open class func setProperty(_ value: Any, forKey key: String, in request: inout URLRequest) {
        request.properties[key] = URLRequest.Property(value)
    }

    open class func removeProperty(forKey key: String, in request: inout URLRequest) {
        request.properties[key] = nil
    }
}
