import Foundation
import Glibc
import Testing

/// What programs of this machine that are no pages do to the server of a device's page.
@Suite struct HostilePageClientTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A connection that gives up after some seconds.
    private final class Client {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

        init(port: UInt16) throws {
            var limit = timeval(tv_sec: 5, tv_usec: 0)
            let size = socklen_t(MemoryLayout<timeval>.size)
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let isConnected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            try #require(isConnected)
        }

        deinit { close(descriptor) }

        func send(_ bytes: [UInt8]) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }

        /// The first line of the answer.
        func status() -> String {
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = recv(descriptor, &bytes, bytes.count, 0)
            let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
            return text.components(separatedBy: "\r\n").first ?? ""
        }
    }

    @Test func `Requests without end, bodies and idle connections neither hold nor fill a device`() throws {
        let booted = try VergerProcess.run(
            ["device", "boot", "iPhone 3GS"], home: folder.url, currentFolder: folder.url)
        let address = try #require(URL(string: booted.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        let port = UInt16(try #require(address.port))
        defer {
            _ = try? VergerProcess.run(["device", "shutdown", "booted"], home: folder.url, currentFolder: folder.url)
        }
        let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
        let line = Array("GET /".utf8) + [UInt8](repeating: 120, count: 1 << 20)
        let fields = Array("GET / HTTP/1.1\r\n".utf8) + Array((0..<300_000).map { _ in "A: b\r\n" }.joined().utf8)
        let post = Array("POST / HTTP/1.1\r\nContent-Length: 60000000\r\n\r\n".utf8) + line
        let idle = try (0..<300).map { _ in try Client(port: port) }
        for client in idle { client.send(Array("GET / HT".utf8)) }

        let start = ContinuousClock.now
        for (bytes, status) in [(line, "414"), (fields, "431"), (post, "405")] {
            for _ in 0..<3 {
                let client = try Client(port: port)
                client.send(bytes)
                #expect(client.status().contains(status))
            }
        }
        let client = try Client(port: port)
        client.send(request)
        #expect(client.status() == "HTTP/1.1 200 OK")
        // It took 22 s for a line of 200 KB once; now it takes milliseconds.
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
