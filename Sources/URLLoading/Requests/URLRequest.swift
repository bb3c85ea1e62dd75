/// What is loaded, and how.
public struct URLRequest: Hashable, CustomStringConvertible, CustomDebugStringConvertible, @unchecked Sendable {
    public typealias CachePolicy = NSURLRequest.CachePolicy
    public typealias NetworkServiceType = NSURLRequest.NetworkServiceType

    public var url: URL?
    public var cachePolicy: CachePolicy
    public var mainDocumentURL: URL?
    public var networkServiceType: NetworkServiceType = .default
    public var allowsCellularAccess = true
    /// Of the device's networks the cellular one is expensive.
    public var allowsExpensiveNetworkAccess = true
    /// - Status: stub. The device has no mode for few data.
    public var allowsConstrainedNetworkAccess = true
    public var httpBody: Data? {
        didSet { if httpBody != nil { httpBodyStream = nil } }
    }
    public var httpBodyStream: InputStream? {
        didSet { if httpBodyStream != nil { httpBody = nil } }
    }
    public var httpShouldHandleCookies = true
    public var httpShouldUsePipelining = false

    private var method = "GET"
    private var fields = HeaderFields()
    /// Seconds without any byte until it fails; nil for the session's, or 60.
    private(set) var ownTimeout: TimeInterval?

    /// What protocols of the app keep in it.
    var properties: [String: Property] = [:]

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        ownTimeout = timeoutInterval == 60 ? nil : timeoutInterval
    }

    public var timeoutInterval: TimeInterval {
        get { ownTimeout ?? 60 }
        set { ownTimeout = newValue }
    }

    public var httpMethod: String? {
        get { method }
        set { method = Self.normal(newValue ?? "GET") }
    }

    /// Methods that are known are written in capitals.
    private static func normal(_ method: String) -> String {
        let capitals = method.uppercased()
        return ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT"].contains(capitals) ? capitals : method
    }

    public var allHTTPHeaderFields: [String: String]? {
        get { fields.values.isEmpty ? nil : fields.values }
        set { fields = HeaderFields(newValue ?? [:]) }
    }

    public func value(forHTTPHeaderField field: String) -> String? { fields[field] }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { fields[field] = value }

    /// Adds to a field that has a value already, behind a comma.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        fields[field] = fields[field].map { "\($0),\(value)" } ?? value
    }

    /// A value of any type: two are equal if they are one object, or equal values.
    struct Property: Hashable {
        let value: Any
        init(_ value: Any) { self.value = value }

        static func == (left: Property, right: Property) -> Bool {
            if let one = left.value as? AnyHashable, let other = right.value as? AnyHashable { return one == other }
            return (left.value as AnyObject) === (right.value as AnyObject)
        }

        func hash(into hasher: inout Hasher) {}
    }

    public var description: String { url?.description ?? "url: nil" }
    public var debugDescription: String { description }
}
