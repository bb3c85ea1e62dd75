import ObjCBridge

/// A cookie.
public final class HTTPCookie: LoadingObject, @unchecked Sendable {
    override init(_ object: ObjCObject) { super.init(object) }

    /// Nil if there is no name, value or path, or neither domain nor origin.
    public convenience init?(properties: [HTTPCookiePropertyKey: Any]) {
        let named = Dictionary(uniqueKeysWithValues: properties.map { ($0.key.rawValue, $0.value) })
        let made = LoadingObject.make("NSHTTPCookie", "initWithProperties:", named) { LoadingObject($0) }
        guard let made else { return nil }
        self.init(made.object)
    }

    public var properties: [HTTPCookiePropertyKey: Any]? {
        (send("properties") as? [String: Any]).map { all in
            Dictionary(uniqueKeysWithValues: all.map { (HTTPCookiePropertyKey($0.key), $0.value) })
        }
    }

    public var name: String { text("name") ?? "" }
    public var value: String { text("value") ?? "" }
    public var domain: String { text("domain") ?? "" }
    public var path: String { text("path") ?? "" }
    public var version: Int { number("version") }
    public var expiresDate: Date? { send("expiresDate") as? Date }
    public var isSessionOnly: Bool { flag("isSessionOnly") }
    public var isSecure: Bool { flag("isSecure") }
    public var isHTTPOnly: Bool { flag("isHTTPOnly") }
    public var comment: String? { text("comment") }
    public var commentURL: URL? { send("commentURL") as? URL }
    public var portList: [NSNumber]? { send("portList") as? [NSNumber] }

    /// The field by which a request sends cookies.
    public class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
        sendToClass("NSHTTPCookie", "requestHeaderFieldsWithCookies:", cookies) {
            swift($0, as: [String: String].self)
        }.flatMap { $0 } ?? [:]
    }

    /// The cookies that a response of this address sets.
    public class func cookies(withResponseHeaderFields fields: [String: String], for url: URL) -> [HTTPCookie] {
        sendToClass("NSHTTPCookie", "cookiesWithResponseHeaderFields:forURL:", fields, url) {
            swiftArray($0, by: { HTTPCookie($0) }) as? [HTTPCookie]
        }.flatMap { $0 } ?? []
    }

    public override var description: String { "<HTTPCookie name:\"\(name)\" value:\"\(value)\" domain:\"\(domain)\">" }
}
