import AppFoundation
import ObjCBridge

/// Keeps cookies.
public final class HTTPCookieStorage: LoadingObject, @unchecked Sendable {
    /// Which cookies are kept.
    public enum AcceptPolicy: UInt, Sendable {
        case always, never, onlyFromMainDocumentDomain
    }

    /// That of the app, which is kept in its Library folder.
    public static let shared: HTTPCookieStorage = {
        guard
            let found = sendToClass("NSHTTPCookieStorage", "sharedHTTPCookieStorage", read: { HTTPCookieStorage($0) })
        else { fatalError("There is no storage of cookies.") }
        return found
    }()

    override init(_ object: ObjCObject) { super.init(object) }

    /// A new one in memory.
    static func inMemory() -> HTTPCookieStorage {
        withAutoreleasePool { HTTPCookieStorage(foundation_cookies_in_memory()) }
    }

    public var cookies: [HTTPCookie]? { parts("cookies") { HTTPCookie($0) } }
    public func cookies(for url: URL) -> [HTTPCookie]? { parts("cookiesForURL:", url) { HTTPCookie($0) } }
    public func setCookie(_ cookie: HTTPCookie) { send("setCookie:", cookie) }
    public func deleteCookie(_ cookie: HTTPCookie) { send("deleteCookie:", cookie) }

    public func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
        send("setCookies:forURL:mainDocumentURL:", cookies, url, mainDocumentURL)
    }

    /// - Status: partial. Removes all cookies: no storage notes when one came.
    public func removeCookies(since date: Date) {
        guard date <= Date() else { return }
        for cookie in cookies ?? [] { deleteCookie(cookie) }
    }

    public var cookieAcceptPolicy: AcceptPolicy {
        get { AcceptPolicy(rawValue: UInt(number("cookieAcceptPolicy"))) ?? .onlyFromMainDocumentDomain }
        set { send("setCookieAcceptPolicy:", Int(newValue.rawValue)) }
    }
}
