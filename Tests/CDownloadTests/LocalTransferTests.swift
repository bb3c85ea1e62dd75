import CDownload
import Foundation
import LocalServer
import Testing

/// Transfers with servers of this machine, and those that go elsewhere or do not end.
@Suite struct LocalTransferTests {
    private let server: LocalServer
    private let file: String

    init() throws {
        server = try LocalServer()
        file = FileManager.default.temporaryDirectory.path + "/transfer-" + UUID().uuidString
    }

    private struct Outcome {
        var end: local_transfer_end
        var status: Int32
        var received: Int64
        var content: [UInt8]
    }

    private func run(
        _ address: String, limit: Int64 = 1 << 20, body: [UInt8]? = nil, cancelling isCancelled: Bool = false
    ) throws -> Outcome {
        defer { server.stop() }
        return try transfer(address, limit: limit, body: body, cancelling: isCancelled)
    }

    private func transfer(
        _ address: String, limit: Int64 = 1 << 20, body: [UInt8]? = nil, cancelling isCancelled: Bool = false
    ) throws -> Outcome {
        let output = open(file, O_RDWR | O_CREAT | O_TRUNC, 0o600)
        try #require(output >= 0)
        defer {
            close(output)
            unlink(file)
        }
        let transfer = try #require(local_transfer_new())
        defer { local_transfer_free(transfer) }
        if isCancelled { local_transfer_cancel(transfer) }
        let end = address.withCString { address in
            "text/x-test".withCString { type in
                (body ?? []).withUnsafeBytes { bytes in
                    var request = local_request(
                        address: address, body: body == nil ? nil : bytes.baseAddress, body_size: Int64(bytes.count),
                        type: type, roots: nil, limit: limit, output: output)
                    return local_transfer_run(transfer, &request)
                }
            }
        }
        return Outcome(
            end: end, status: local_transfer_status(transfer), received: local_transfer_received(transfer),
            content: [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
    }

    @Test func `What a server has comes into the file`() throws {
        let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        server["/a"] = LocalServer.Answer(content)
        let outcome = try run(server.address + "/a")
        #expect(outcome.end == local_transfer_done && outcome.status == 200 && outcome.content == content)
        #expect(outcome.received == 300_000)
    }

    @Test func `What is sent comes to the server, and its answer back`() throws {
        server["/post"] = LocalServer.Answer(Array("thanks".utf8))
        let body = [UInt8](repeating: 9, count: 200_000)
        let outcome = try run(server.address + "/post", body: body)
        #expect(outcome.end == local_transfer_done && outcome.content == Array("thanks".utf8))
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.body == body && request.fields["content-type"] == "text/x-test")
    }

    @Test func `A server that refuses is told from one that is not there`() throws {
        let refused = try transfer(server.address + "/none")
        #expect(refused.end == local_transfer_refused && refused.status == 404 && refused.content == [])
        let posted = try transfer(server.address + "/none", body: [1])
        #expect(posted.end == local_transfer_refused && posted.status == 404)
        server.stop()
        while try transfer(server.address + "/none").end != local_transfer_no_connection {}
    }

    @Test(arguments: [true, false])
    func `No more is taken than was asked for`(_ saysSize: Bool) throws {
        let fields = saysSize ? [:] : ["Content-Length": "10"]
        server["/long"] = LocalServer.Answer([UInt8](repeating: 1, count: 5000), fields: fields)
        server["/chunks"] = LocalServer.Answer(
            Array("1000\r\n".utf8) + [UInt8](repeating: 1, count: 4096) + Array("\r\n0\r\n\r\n".utf8),
            fields: ["Transfer-Encoding": "chunked", "Content-Length": "4107"])
        let outcome = try run(server.address + (saysSize ? "/long" : "/chunks"), limit: 1000)
        #expect(outcome.end == local_transfer_too_large && outcome.content.count <= 1000)
    }

    @Test(arguments: [
        "ftp://127.0.0.1/a", "file:///etc/passwd", "gopher://127.0.0.1/", "http://192.0.2.1/", "http://[2001:db8::1]/",
        "http://0.0.0.0:1/", "", "http://", "nonsense",
    ])
    func `Other machines and other protocols are not reached`(_ address: String) throws {
        let outcome = try run(address)
        #expect(outcome.end == local_transfer_not_local || outcome.end == local_transfer_no_connection, "\(outcome)")
        #expect(outcome.content == [])
    }

    @Test func `Redirections stay on this machine, and come to an end`() throws {
        server["/first"] = LocalServer.Answer([], status: 302, fields: ["Location": "/a"])
        server["/a"] = LocalServer.Answer([1, 2, 3])
        server["/away"] = LocalServer.Answer([], status: 302, fields: ["Location": "http://192.0.2.1/"])
        server["/file"] = LocalServer.Answer([], status: 302, fields: ["Location": "file:///etc/passwd"])
        server["/round"] = LocalServer.Answer([], status: 302, fields: ["Location": "/round"])
        #expect(try transfer(server.address + "/first").content == [1, 2, 3])
        #expect(try transfer(server.address + "/away").end == local_transfer_not_local)
        let file = try transfer(server.address + "/file")
        #expect(file.end != local_transfer_done && file.content == [])
        #expect(try run(server.address + "/round").end == local_transfer_failed)
    }

    @Test func `A server that stops in the middle does not hold up who cancels`() throws {
        server["/stuck"] = LocalServer.Answer([UInt8](repeating: 1, count: 1000), stopsAfter: 10)
        let outcome = try run(server.address + "/stuck", cancelling: true)
        #expect(outcome.end == local_transfer_cancelled)
    }
}
