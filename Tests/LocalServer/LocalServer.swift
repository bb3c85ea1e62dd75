import Foundation
import Glibc
import Synchronization

/// A web server of answers that a test has put there, on this machine only. Answers one request a connection.
package final class LocalServer: Sendable {
    /// What is sent for a path.
    package struct Answer: Sendable {
        package var status: Int
        package var fields: [String: String]
        package var body: [UInt8]
        /// Bytes of the body after which the server says nothing more until it is stopped; nil for all of it.
        package var stopsAfter: Int?

        package init(_ body: [UInt8], status: Int = 200, fields: [String: String] = [:], stopsAfter: Int? = nil) {
            (self.status, self.fields, self.body, self.stopsAfter) = (status, fields, body, stopsAfter)
        }
    }

    /// What was asked.
    package struct Request: Sendable {
        package let method: String
        package let path: String
        package let fields: [String: String]
        package let body: [UInt8]
    }

    private struct State {
        var answers: [String: Answer] = [:]
        var requests: [Request] = []
        var isStopped = false
    }

    /// Without a slash at the end.
    package let address: String
    private let listener: Int32
    private let state = Mutex(State())

    package init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
        Thread.detachNewThread { [self] in serve() }
    }

    package subscript(path: String) -> Answer? {
        get { state.withLock { $0.answers[path] } }
        set { state.withLock { $0.answers[path] = newValue } }
    }

    package var requests: [Request] { state.withLock { $0.requests } }

    /// The thread's accept ends with an error.
    package func stop() {
        state.withLock { $0.isStopped = true }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private func serve() {
        while case let connection = accept(listener, nil, nil), connection >= 0 {
            Thread.detachNewThread { [self] in
                let file = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
                if let request = Self.request(from: connection) { answer(request, on: file) }
                shutdown(connection, Int32(SHUT_RDWR))
            }
        }
        close(listener)
    }

    private func answer(_ request: Request, on file: FileHandle) {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.answers[request.path] ?? Answer([], status: 404)
        }
        var head = "HTTP/1.1 \(answer.status) Answer\r\nConnection: close\r\n"
        for (name, value) in answer.fields { head += "\(name): \(value)\r\n" }
        if answer.fields["Content-Length"] == nil { head += "Content-Length: \(answer.body.count)\r\n" }
        let sent = answer.stopsAfter.map { Array(answer.body.prefix($0)) } ?? answer.body
        // A client may go at any time.
        signal(SIGPIPE, SIG_IGN)
        try? file.write(contentsOf: Data((head + "\r\n").utf8) + Data(sent))
        while answer.stopsAfter != nil, !state.withLock({ $0.isStopped }), !Self.hasGone(file.fileDescriptor) {}
    }

    /// Waits a moment for the other side to go.
    private static func hasGone(_ connection: Int32) -> Bool {
        var entry = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 50) > 0
    }

    private static func request(from connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        var head: (end: Int, lines: [String])?
        var length = 0
        while bytes.count < 1 << 26 {
            if head == nil, let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) {
                let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
                head = (end.upperBound, lines)
                length =
                    lines.lazy.filter { $0.lowercased().hasPrefix("content-length:") }
                    .compactMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }.first ?? 0
                if lines.contains(where: { $0.lowercased().hasPrefix("expect: 100") }) {
                    _ = "HTTP/1.1 100 Continue\r\n\r\n".withCString {
                        send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL))
                    }
                }
            }
            if let head, bytes.count >= head.end + length {
                let words = head.lines[0].split(separator: " ").map(String.init)
                guard words.count == 3 else { return nil }
                var fields: [String: String] = [:]
                for line in head.lines.dropFirst() {
                    let pair = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                    if pair.count == 2 { fields[pair[0].lowercased()] = pair[1] }
                }
                return Request(
                    method: words[0], path: words[1], fields: fields, body: Array(bytes[head.end..<head.end + length]))
            }
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { return nil }
            bytes += part.prefix(count)
        }
        return nil
    }
}
