import Display
import Testing

@Suite struct PageRequestReaderTests {
    private func read(_ text: String, in pieces: Int = .max) -> PageRequestReader.Result {
        var reader = PageRequestReader()
        var rest = ArraySlice(text.utf8)
        while !rest.isEmpty {
            var piece = rest.prefix(pieces)
            let size = piece.count
            let result = reader.read(&piece)
            rest = rest.dropFirst(size - piece.count)
            if result != .unfinished { return result }
        }
        return .unfinished
    }

    private func refusal(_ text: String) -> PageStatus? {
        if case .refused(let status) = read(text) { status } else { nil }
    }

    @Test(arguments: [1, 2, 7, 1000]) func `A request is read whatever the pieces it comes in`(size: Int) throws {
        let text = "GET /a%20b?token=1%2B&x HTTP/1.1\r\nHost: 127.0.0.1:1\r\nX:  y z \r\nConnection: keep-alive\r\n\r\n"
        guard case .request(let request) = read(text, in: size) else {
            Issue.record("no request")
            return
        }
        #expect(request.path == "/a b")
        #expect(request.query == [.init(name: "token", value: "1+"), .init(name: "x", value: "")])
        #expect(request.fields == ["host": "127.0.0.1:1", "x": "y z", "connection": "keep-alive"])
        #expect(request.keepsConnection)
    }

    @Test func `What lies behind a request is left`() {
        var reader = PageRequestReader()
        var bytes = ArraySlice("GET / HTTP/1.1\r\n\r\nGET /next".utf8)
        #expect(reader.read(&bytes) != .unfinished)
        #expect(Array(bytes) == Array("GET /next".utf8))
    }

    @Test func `Lines, fields and the whole head have limits`() {
        let long = String(repeating: "x", count: PageLimits.line + 1)
        #expect(refusal("GET /\(long)") == .targetTooLong)
        #expect(refusal("GET / HTTP/1.1\r\nA: \(long)") == .headTooLong)
        let many = String(repeating: "A: b\r\n", count: PageLimits.fields + 1)
        #expect(refusal("GET / HTTP/1.1\r\n\(many)") == .headTooLong)
        let large = String(repeating: "A: \(String(repeating: "b", count: 10000))\r\n", count: 7)
        #expect(refusal("GET / HTTP/1.1\r\n\(large)") == .headTooLong)
        #expect(refusal(String(repeating: "\r\n", count: PageLimits.head)) == .headTooLong)
    }

    @Test func `A body that the head makes unwelcome is not read`() {
        var rules = RequestRules(methods: [.post], longestBody: 1 << 30, secondsBetweenRequests: 1)
        rules.refusesBody = { $0.fields["x-token"] != "right" }
        func read(_ fields: String) -> (PageRequestReader.Result, hasLongBody: Bool, rest: Int) {
            var reader = PageRequestReader(rules)
            var bytes = Array("POST / HTTP/1.1\r\n\(fields)Content-Length: 9000000\r\n\r\nabc".utf8)[...]
            let result = reader.read(&bytes)
            return (result, reader.hasLongBody, bytes.count)
        }
        let wrong = read("X-Token: wrong\r\n")
        #expect(wrong.0 == .refused(.forbidden) && !wrong.hasLongBody && wrong.rest == 3)
        let right = read("X-Token: right\r\n")
        #expect(right.0 == .unfinished && right.hasLongBody && right.rest == 0)
    }

    @Test func `Bodies are not waited for`() {
        #expect(refusal("GET / HTTP/1.1\r\nContent-Length: 60000000\r\n\r\n") == .bodyTooLong)
        #expect(refusal("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n") == .bodyTooLong)
        #expect(refusal("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == .bodyTooLong)
        #expect(refusal("POST / HTTP/1.1\r\n") == .methodNotAllowed)
    }

    @Test(arguments: [
        "\u{0}\r\n", "GET\r\n", "GET / \r\n", "GET http://elsewhere/ HTTP/1.1\r\n", "GET /%zz HTTP/1.1\r\n",
        "GET / FTP/1.1\r\n", "GET  / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nno colon\r\n", "GET / HTTP/1.1\r\n: v\r\n",
        "GET / HTTP/1.1\r\nA : v\r\n", "GET / HTTP/1.1\r\n folded: v\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n",
        "GET / HTTP/1.1\r\nA: \u{1}\r\n",
    ])
    func `What is no request is refused`(text: String) {
        #expect(refusal(text) == .malformed)
    }

    @Test func `A server may decide by a request's head how long its body may be`() {
        var rules = RequestRules(methods: [.post], longestBody: 10, secondsBetweenRequests: 1)
        rules.longestBodyOf = { $0.path == "/long" ? 3 << 20 : 0 }
        func read(_ path: String, _ count: Int) -> (PageRequestReader.Result, isLong: Bool) {
            var reader = PageRequestReader(rules)
            var head = Array("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(count)\r\n\r\n".utf8)[...]
            let result = reader.read(&head)
            return (result, reader.hasLongBody)
        }
        #expect(read("/short", 1) == (.refused(.bodyTooLong), false))
        #expect(read("/long", (3 << 20) + 1) == (.refused(.bodyTooLong), false))
        #expect(read("/long", 3 << 20) == (.unfinished, true))
        #expect(read("/long", 100) == (.unfinished, false))
    }
}
