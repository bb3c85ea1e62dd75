import Foundation
import Glibc
import Testing

/// What programs of this machine that are no pages do to the server of a device's page.
@Suite struct HostilePageClientTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

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
        let idle = try (0..<300).map { _ in try RawClient(port: port) }
        for client in idle { client.send(Array("GET / HT".utf8)) }

        let start = ContinuousClock.now
        for (bytes, status) in [(line, "414"), (fields, "431"), (post, "405")] {
            for _ in 0..<3 {
                let client = try RawClient(port: port)
                client.send(bytes)
                #expect(client.status().contains(status))
            }
        }
        let client = try RawClient(port: port)
        client.send(request)
        #expect(client.status() == "HTTP/1.1 200 OK")
        // It took 22 s for a line of 200 KB once; now it takes milliseconds.
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
