import AppFoundation
import ObjCBridge

/// A response of HTTP.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]

    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        let pool = autorelease_pool_push()
        defer { autorelease_pool_pop(pool) }
        guard
            let object = foundation_http_response(
                url.toObjectiveC(), statusCode, objectiveC(httpVersion), objectiveC(headerFields ?? [:]))
        else { return nil }
        let (original, values) = URLResponse.read(object)
        self.statusCode = statusCode
        allHeaderFields = Self.fields(values)
        super.init(original, values)
    }

    override init(_ original: LoadingObject, _ values: FoundationResponse) {
        statusCode = values.status
        allHeaderFields = Self.fields(values)
        super.init(original, values)
    }

    private static func fields(_ values: FoundationResponse) -> [AnyHashable: Any] {
        swift(values.fields, as: [String: String].self) ?? [:]
    }

    /// The value of a field, whose name may be in any case of letters.
    open func value(forHTTPHeaderField field: String) -> String? {
        if let value = allHeaderFields[field] as? String { return value }
        return allHeaderFields.first { ($0.key as? String)?.caseInsensitiveCompare(field) == .orderedSame }?.value
            as? String
    }

    /// The sentence for a status.
    open class func localizedString(forStatusCode statusCode: Int) -> String {
        withAutoreleasePool { swift(foundation_status_text(statusCode), as: String.self) ?? "" }
    }

    open override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? HTTPURLResponse else { return false }
        return super.isEqual(other) && statusCode == other.statusCode
            && allHeaderFields as? [String: String] == other.allHeaderFields as? [String: String]
    }

    open override var description: String {
        "<HTTPURLResponse> { URL: \(url?.absoluteString ?? "nil") } { Status Code: \(statusCode) }"
    }
}
