import Foundation
import Glibc
import MainLoop
import Testing

/// What a browser does with a page of this machine, in the process that serves it: the main loop runs while it waits.
@MainActor final class PageClient {
    private let descriptor: Int32
    private var received: [UInt8] = []
    private var hasEnded = false

    /// Connects to the port of an address.
    init(_ address: URL) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = UInt16(try #require(address.port)).bigEndian
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        try #require(result == 0)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Asks for a path.
    /// - Returns: the status, and what came with it.
    func get(_ path: String, fields: [String] = []) throws -> (status: String, body: String) {
        try request(path, fields)
        let head = try readHead()
        let length = head.compactMap { line in
            line.lowercased().hasPrefix("content-length: ") ? Int(line.dropFirst(16)) : nil
        }.first
        return (head[0], String(decoding: try read(length ?? 0), as: UTF8.self))
    }

    /// Opens a web socket.
    /// - Returns: the status.
    func open(_ path: String) throws -> String {
        let key = Data("0123456789abcdef".utf8).base64EncodedString()
        try request(
            path,
            ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \(key)"])
        return try readHead()[0]
    }

    /// The next text of the web socket, which is JSON.
    func message() throws -> [String: Any] {
        let head = try read(2)
        try #require(head[0] == 0x81, "a whole text")
        var count = Int(head[1])
        if count >= 126 { count = try read(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
        let object = try JSONSerialization.jsonObject(with: Data(try read(count)))
        return try #require(object as? [String: Any])
    }

    private func request(_ path: String, _ fields: [String]) throws {
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        var peer = sockaddr_in()
        withUnsafeMutablePointer(to: &peer) {
            _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) }
        }
        let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(UInt16(bigEndian: peer.sin_port))"] + fields
        let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    }

    private func readHead() throws -> [String] {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try read(1) }
        return String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    }

    /// Lets the main loop run until so many bytes have come.
    private func read(_ count: Int) throws -> [UInt8] {
        let deadline = MainLoop.main.now + 30
        while received.count < count {
            try #require(!hasEnded && MainLoop.main.now < deadline, "the server answers")
            var bytes = [UInt8](repeating: 0, count: 65536)
            let found = Glibc.read(descriptor, &bytes, bytes.count)
            if found > 0 {
                received += bytes.prefix(found)
            } else if found == 0 {
                hasEnded = true
            } else {
                let watch = MainLoop.main.watch(descriptor) {}
                MainLoop.main.runOnce(until: deadline)
                watch.cancel()
            }
        }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }
}
