/// The status of an answer, by its number in RFC 9110.
package enum PageStatus: Int, Sendable {
    case switchingProtocols = 101
    case ok = 200
    case malformed = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case tooSlow = 408
    case bodyTooLong = 413
    case targetTooLong = 414
    case headTooLong = 431
    case internalError = 500

    var words: String {
        switch self {
        case .switchingProtocols: "Switching Protocols"
        case .ok: "OK"
        case .malformed: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .tooSlow: "Request Timeout"
        case .bodyTooLong: "Content Too Large"
        case .targetTooLong: "URI Too Long"
        case .headTooLong: "Request Header Fields Too Large"
        case .internalError: "Internal Server Error"
        }
    }
}
