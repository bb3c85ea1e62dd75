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
    /// Bytes of the body of one request, whose head has come, in the place of ``longestBody``; nil for all alike. Called by the
    /// server's main loop.
    package var longestBodyOf: (@Sendable (PageRequest) -> Int)?
    /// Seconds for which a connection may wait between an answer and the next request.
    package var secondsBetweenRequests: Double
    /// Says by the head of a request that its body is not even read; nil takes all bodies.
    package var refusesBody: (@Sendable (PageRequest) -> Bool)?

    /// The files of a page, which nobody sends anything to.
    package static let page = RequestRules(
        methods: [.get, .head], longestBody: 0, secondsBetweenRequests: PageLimits.secondsForHead)

    package init(methods: Set<RequestMethod>, longestBody: Int, secondsBetweenRequests: Double) {
        self.methods = methods
        self.longestBody = longestBody
        self.secondsBetweenRequests = secondsBetweenRequests
    }
}
