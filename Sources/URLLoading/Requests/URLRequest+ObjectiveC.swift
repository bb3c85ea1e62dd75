import AppFoundation
import CObjCRuntime
import ObjCBridge

/// Where the cookies, the kept responses and the passwords of a request are.
struct RequestStores {
    var cookies: HTTPCookieStorage?
    var cache: URLCache?
    var credentials: URLCredentialStorage?
}

extension URLRequest {
    /// The request in Objective-C, autoreleased.
    func toObjectiveC(_ stores: RequestStores, bodyFile: URL? = nil) -> ObjCObject {
        var values = FoundationRequest()
        values.url = objectiveC(url ?? URL(fileURLWithPath: "/"))
        values.method = objectiveC(httpMethod)
        values.fields = objectiveC(allHTTPHeaderFields)
        values.body = objectiveC(httpBody)
        values.body_stream = bodyFile.flatMap(Self.fileStream) ?? httpBodyStream.map { BodyStream($0).toObjectiveC() }
        values.main_document = objectiveC(mainDocumentURL)
        values.cookies = stores.cookies?.object ?? foundation_null()
        values.cache = stores.cache?.object ?? foundation_null()
        values.credentials = stores.credentials?.object ?? foundation_null()
        values.cache_policy = cachePolicy.rawValue
        values.service = networkServiceType.rawValue
        values.timeout = timeoutInterval
        values.handles_cookies = httpShouldHandleCookies
        values.uses_pipelining = httpShouldUsePipelining
        return foundation_request(&values)
    }

    static func fileStream(_ file: URL) -> ObjCObject? {
        LoadingObject.sendToClass("NSInputStream", "inputStreamWithFileAtPath:", file.path) {
            object_retain($0) ?? $0
        }.flatMap { object_autorelease($0) }
    }

    /// This request as Objective-C has changed it: a redirection has another address, and may have another method.
    func changed(by object: ObjCObject) -> URLRequest {
        let values = foundation_redirection(object)
        var next = self
        next.url = swift(values.url, as: URL.self)
        next.httpMethod = swift(values.method, as: String.self)
        next.allHTTPHeaderFields = swift(values.fields, as: [String: String].self)
        if next.httpMethod != httpMethod {
            next.httpBody = nil
            next.httpBodyStream = nil
        }
        return next
    }
}
