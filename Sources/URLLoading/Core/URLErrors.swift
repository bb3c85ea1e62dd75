import ObjCBridge

enum URLErrors {
    /// The error of Objective-C as Swift's Foundation has it.
    static func error(_ object: ObjCObject?) -> Error? {
        guard let error = swift(object, as: NSError.self) else { return nil }
        guard error.domain == NSURLErrorDomain else { return error }
        return URLError(URLError.Code(rawValue: error.code) ?? .unknown, userInfo: error.userInfo)
    }

    static func error(_ code: URLError.Code, _ url: URL?, _ more: [String: Any] = [:]) -> URLError {
        var info = more
        if let url {
            info[NSURLErrorFailingURLErrorKey] = url
            info[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
        }
        return URLError(code, userInfo: info)
    }
}
