import UIKit

/// A web server within a test program, on a port of 127.0.0.1 that the system chooses. It answers one request a connection.
final class LoopbackServer: @unchecked Sendable {
    struct Request {
        var method = "", path = "", head = ""
        var body = ""

        /// The value of a field; its name in lower case.
        func field(_ name: String) -> String? {
            head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix(name + ":") }
                .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
        }
    }

    struct Answer {
        var status = 200
        var fields: [String: String] = [:]
        var body = ""
        /// Bytes that are said to come, and do not.
        var missing = 0
        /// Microseconds until it comes.
        var delay: UInt32 = 0
    }

    let address: String
    private let listener: Int32
    private let answer: @Sendable (Request) -> Answer

    init(_ answer: @escaping @Sendable (Request) -> Answer) {
        self.answer = answer
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, size)
                _ = listen(listener, 16)
                _ = getsockname(listener, $0, &size)
            }
        }
        self.listener = listener
        address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread { [self] in
            while case let client = accept(listener, nil, nil), client >= 0 {
                Thread.detachNewThread { [self] in serve(client) }
            }
        }
    }

    /// The port is free again when this returns.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    func url(_ path: String) -> URL { URL(string: address + path)! }

    private func serve(_ client: Int32) {
        defer { close(client) }
        guard let request = Self.read(client) else { return }
        let answer = answer(request)
        if answer.delay > 0 { usleep(answer.delay) }
        var text = "HTTP/1.1 \(answer.status) Answer\r\nConnection: close\r\n"
        for (name, value) in answer.fields { text += "\(name): \(value)\r\n" }
        text += "Content-Length: \(answer.body.utf8.count + answer.missing)\r\n\r\n" + answer.body
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func read(_ client: Int32) -> Request? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let request = request(bytes) { return request }
            let count = recv(client, &part, part.count, 0)
            guard count > 0 else { return nil }
            bytes += part[..<count]
        }
    }

    /// The request, if all of it has come.
    private static func request(_ bytes: [UInt8]) -> Request? {
        guard let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { return nil }
        var request = Request()
        request.head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let words = request.head.components(separatedBy: " ")
        (request.method, request.path) = (words[0], words.count > 1 ? words[1] : "")
        let rest = Array(bytes[end.upperBound...])
        if request.field("transfer-encoding") == "chunked" {
            guard rest.count >= 5, rest.suffix(5) == [48, 13, 10, 13, 10] else { return nil }
            request.body = unchunked(rest)
            return request
        }
        let length = request.field("content-length").flatMap { Int($0) } ?? 0
        guard rest.count >= length else { return nil }
        request.body = String(decoding: rest[..<length], as: UTF8.self)
        return request
    }

    private static func unchunked(_ bytes: [UInt8]) -> String {
        var body = "", position = 0
        while let end = bytes[position...].firstIndex(of: 13) {
            let length = Int(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16) ?? 0
            guard length > 0 else { break }
            body += String(decoding: bytes[(end + 2)..<(end + 2 + length)], as: UTF8.self)
            position = end + 2 + length + 2
        }
        return body
    }
}

/// Runs the main thread's loop until something has happened.
func runLoop(until isDone: () -> Bool) {
    while !isDone() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
}
