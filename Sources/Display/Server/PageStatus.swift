/// The status of an answer, by its number in RFC 9110.
package enum PageStatus: Int, Sendable {
    case switchingProtocols = 101
    case ok = 200
    case partialContent = 206
    case seeOther = 303
    case malformed = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case tooSlow = 408
    case conflict = 409
    case bodyTooLong = 413
    case targetTooLong = 414
    case rangeNotSatisfiable = 416
    case tooManyRequests = 429
    case headTooLong = 431
    case internalError = 500

    var words: String {
        switch self {
        case .switchingProtocols: "Switching Protocols"
        case .ok: "OK"
        case .partialContent: "Partial Content"
        case .seeOther: "See Other"
        case .malformed: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .tooSlow: "Request Timeout"
        case .conflict: "Conflict"
        case .bodyTooLong: "Content Too Large"
        case .targetTooLong: "URI Too Long"
        case .rangeNotSatisfiable: "Range Not Satisfiable"
        case .tooManyRequests: "Too Many Requests"
        case .headTooLong: "Request Header Fields Too Large"
        case .internalError: "Internal Server Error"
        }
    }
}
