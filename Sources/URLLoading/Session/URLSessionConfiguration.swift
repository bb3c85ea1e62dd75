import CPlatform

/// How a session loads. A session copies it.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
    /// Of a background session.
    public let identifier: String?
    open var requestCachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy
    /// Seconds without any byte until a task fails, unless its request says otherwise.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Seconds that a task may take in all: a week.
    open var timeoutIntervalForResource = URLSessionConfiguration.week
    open var networkServiceType: NSURLRequest.NetworkServiceType = .default
    open var allowsCellularAccess = true
    /// Of the device's networks the cellular one is expensive.
    open var allowsExpensiveNetworkAccess = true
    /// - Status: stub. The device has no mode for few data.
    open var allowsConstrainedNetworkAccess = true
    /// Whether a task without a network waits for one, and does not fail.
    open var waitsForConnectivity = false
    /// - Status: stub. Tasks begin at once.
    open var isDiscretionary = false
    /// - Status: stub. No app is launched for its tasks.
    open var sessionSendsLaunchEvents = true
    /// - Status: stub. No files are shared with extensions.
    open var sharedContainerIdentifier: String?
    open var httpShouldUsePipelining = false
    open var httpShouldSetCookies = true
    /// - Status: partial. `never` holds; otherwise the storage's own policy does.
    open var httpCookieAcceptPolicy: HTTPCookieStorage.AcceptPolicy = .onlyFromMainDocumentDomain
    /// Header fields of all requests that do not have them.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// How many connections to one server there may be at once.
    ///
    /// - Status: stub. The device's own number holds for all.
    open var httpMaximumConnectionsPerHost = 4
    open var httpCookieStorage: HTTPCookieStorage?
    open var urlCredentialStorage: URLCredentialStorage?
    open var urlCache: URLCache?
    open var protocolClasses: [AnyClass]?

    static let week: TimeInterval = 7 * 24 * 3600

    public override init() {
        identifier = nil
        httpCookieStorage = .shared
        urlCredentialStorage = .shared
        urlCache = .shared
    }

    private init(identifier: String?, isLasting: Bool) {
        self.identifier = identifier
        httpCookieStorage = isLasting ? .shared : .inMemory()
        urlCredentialStorage = isLasting ? .shared : nil
        urlCache = isLasting ? .shared : URLCache(diskCapacity: 0, diskPath: nil)
    }

    /// A new one with the app's cookies, credentials and cache.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil, isLasting: true) }

    /// A new one that keeps everything in memory, for one session.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil, isLasting: false) }

    /// One whose tasks go on while the app is in the background.
    ///
    /// - Status: partial. They do so as long as the app itself may run.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration(identifier: identifier, isLasting: true)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = URLSessionConfiguration(identifier: identifier, isLasting: true)
        copy.requestCachePolicy = requestCachePolicy
        copy.timeoutIntervalForRequest = timeoutIntervalForRequest
        copy.timeoutIntervalForResource = timeoutIntervalForResource
        copy.networkServiceType = networkServiceType
        copy.allowsCellularAccess = allowsCellularAccess
        copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
        copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
        copy.waitsForConnectivity = waitsForConnectivity
        copy.isDiscretionary = isDiscretionary
        copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
        copy.sharedContainerIdentifier = sharedContainerIdentifier
        copy.httpShouldUsePipelining = httpShouldUsePipelining
        copy.httpShouldSetCookies = httpShouldSetCookies
        copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
        copy.httpCookieStorage = httpCookieStorage
        copy.urlCredentialStorage = urlCredentialStorage
        copy.urlCache = urlCache
        copy.protocolClasses = protocolClasses
        return copy
    }

    /// A request with what the session adds.
    func completed(_ request: URLRequest) -> URLRequest {
        var request = request
        if request.ownTimeout == nil { request.timeoutInterval = timeoutIntervalForRequest }
        if request.cachePolicy == .useProtocolCachePolicy { request.cachePolicy = requestCachePolicy }
        if request.networkServiceType == .default { request.networkServiceType = networkServiceType }
        if !httpShouldSetCookies { request.httpShouldHandleCookies = false }
        if httpShouldUsePipelining { request.httpShouldUsePipelining = true }
        for (name, value) in httpAdditionalHeaders ?? [:] {
            guard let name = name.base as? String, request.value(forHTTPHeaderField: name) == nil else { continue }
            request.setValue("\(value)", forHTTPHeaderField: name)
        }
        return request
    }

    /// Whether the request may go over the network that the device has now.
    func allows(_ request: URLRequest) -> Bool {
        guard platform_network().link == platform_link_cellular else { return true }
        return allowsCellularAccess && allowsExpensiveNetworkAccess && request.allowsCellularAccess
            && request.allowsExpensiveNetworkAccess
    }

    var stores: RequestStores {
        let takesCookies = httpShouldSetCookies && httpCookieAcceptPolicy != .never
        return RequestStores(
            cookies: takesCookies ? httpCookieStorage : nil, cache: urlCache, credentials: urlCredentialStorage)
    }
}
