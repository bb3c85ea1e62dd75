/// How a server answers a request.
package enum PageAnswer {
    case response(PageResponse)
    /// The closure is handed something that takes the response when it is known. No further request of the connection is
    /// read before.
    case later(@MainActor (PendingResponse) -> Void)
    /// The connection becomes a web socket, if the request asks for that; the closure is handed it.
    case socket(@MainActor (PageSocket) -> Void)

    package static func status(_ status: PageStatus) -> PageAnswer { .response(PageResponse(status: status)) }
}

/// The response to a request that is being worked on.
@MainActor package final class PendingResponse {
    private var take: (@MainActor (PageResponse) -> Void)?

    init(_ take: @escaping @MainActor (PageResponse) -> Void) { self.take = take }

    /// Sends the response, if the connection still waits for one. Only the first counts.
    package func send(_ response: PageResponse) {
        take?(response)
        take = nil
    }
}

/// A status, header fields and a body.
package struct PageResponse {
    package var status: PageStatus
    package var fields: [(name: String, value: String)] = []
    package var body: [UInt8] = []
    /// A part of a file, which is the body: it is sent piece by piece.
    package var file: PageFile?

    package init(status: PageStatus) { self.status = status }

    /// A file of a page that loads nothing from elsewhere and that nobody may frame.
    package static func file(_ bytes: [UInt8], _ type: String) -> PageResponse {
        var response = PageResponse(status: .ok)
        response.fields = [
            ("Content-Type", type), ("Cache-Control", "no-cache"),
            (
                "Content-Security-Policy",
                "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"
            ),
            ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ]
        response.body = bytes
        return response
    }

    /// The bytes that are sent.
    func bytes(keepsConnection: Bool, withBody: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.words)\r\n"
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        if status != .switchingProtocols {
            head += "Content-Length: \(file?.count ?? body.count)\r\n"
            head += keepsConnection ? "" : "Connection: close\r\n"
        }
        return Array((head + "\r\n").utf8) + (withBody ? body : [])
    }
}
