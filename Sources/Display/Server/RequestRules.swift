/// The methods of RFC 9110 that some server may take.
package enum RequestMethod: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
    case options = "OPTIONS"
    case patch = "PATCH"
}

/// What a server takes from those who connect to it.
package struct RequestRules: Sendable {
    /// Any other method is refused.
    package var methods: Set<RequestMethod>
    /// Bytes of a request's body.
    package var longestBody: Int
    /// Seconds for which a connection may wait between an answer and the next request.
    package var secondsBetweenRequests: Double

    /// The files of a page, which nobody sends anything to.
    package static let page = RequestRules(
        methods: [.get, .head], longestBody: 0, secondsBetweenRequests: PageLimits.secondsForHead)

    package init(methods: Set<RequestMethod>, longestBody: Int, secondsBetweenRequests: Double) {
        self.methods = methods
        self.longestBody = longestBody
        self.secondsBetweenRequests = secondsBetweenRequests
    }
}
