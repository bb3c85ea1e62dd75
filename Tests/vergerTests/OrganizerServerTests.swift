import Foundation
import Glibc
import Testing

/// Who may talk to the Organizer: its own page, with the token of its address.
@Suite struct OrganizerServerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    private func serve(_ body: (UInt16, String) throws -> Void) throws -> VergerProcess.Result {
        let process = try VergerProcess(["organizer", "--port", "0"], home: folder.url)
        let line = try #require(process.line(beginningWith: "Organizer: "))
        let address = try #require(URL(string: String(line.dropFirst("Organizer: ".count))))
        let result = Result {
            try body(UInt16(#require(address.port)), String(#require(address.query?.dropFirst("token=".count))))
        }
        process.send(SIGINT)
        let ended = process.wait()
        try result.get()
        #expect(ended.status == 0, "\(ended.errors)")
        return ended
    }

    private func status(
        _ port: UInt16, _ line: String, _ fields: [String] = [], body: [UInt8] = []
    ) throws -> String {
        let client = try RawClient(port: port)
        let hasHost = fields.contains { $0.hasPrefix("Host:") }
        let head = [line + " HTTP/1.1"] + (hasHost ? [] : ["Host: 127.0.0.1:\(port)"]) + fields
        client.send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
        return String(client.status().split(separator: " ").dropFirst().first ?? "nothing")
    }

    @Test func `Only the page itself is answered`() throws {
        try serve { (port, token) throws in
            #expect(try status(port, "GET /") == "200")
            #expect(try status(port, "GET /organizer.css") == "200")
            #expect(try status(port, "GET /", ["Host: evil.example:\(port)"]) == "403")
            let right = "X-Verger-Token: \(token)"
            #expect(try status(port, "GET /api/devices", [right]) == "200")
            #expect(try status(port, "GET /api/devices?token=\(token)") == "200")
            #expect(try status(port, "GET /api/devices") == "403")
            #expect(try status(port, "GET /api/devices", ["X-Verger-Token: " + token.reversed()]) == "403")
            #expect(try status(port, "GET /api/devices", [right, "Origin: http://evil.example"]) == "403")
            #expect(try status(port, "GET /api/devices", [right, "Sec-Fetch-Site: cross-site"]) == "403")
            #expect(try status(port, "GET /api/devices", [right, "Host: evil.example:\(port)"]) == "403")
            #expect(try status(port, "POST /api/devices/boot?device=iPhone%204") == "403")
            #expect(try status(port, "PUT /api/devices", [right]) == "405")
            #expect(try status(port, "GET /api/nothing", [right]) == "404")
            #expect(try status(port, "GET /..%2f..%2fetc/passwd", [right]) == "404")
            let socket = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
            let key = ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
            #expect(try status(port, "GET /console?device=iPhone%204", socket + key) == "403")
            #expect(try status(port, "GET /console?device=iPhone%204&token=\(token)", socket + key) == "101")
        }
        #expect(!(try VergerProcess.run(["device", "list"], home: folder.url)).output.contains("(Booted)"))
    }

    /// The program would have to keep what is sent: a page of another site could fill the memory with it.
    @Test func `What a stranger sends is refused before it has come`() throws {
        try serve { (port, token) throws in
            let length = "Content-Length: 900000000"
            #expect(try status(port, "POST /api/apps/install?device=iPhone%204", [length]) == "403")
            #expect(try status(port, "POST /api/apps/install", [length, "X-Verger-Token: x"]) == "403")
            let right = "X-Verger-Token: \(token)"
            #expect(try status(port, "POST /api/apps/install", ["Content-Length: 9000000000", right]) == "413")
            let body = [UInt8](repeating: 1, count: 3 << 20)
            #expect(
                try status(
                    port, "POST /api/profiles/install", ["Content-Length: \(body.count)", right], body: body) == "409")
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can be two users"))
    func `Another user of the machine is cut off, even with the token`() throws {
        let ended = try serve { (port, token) throws in
            let process = Process(), output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
            let script = """
                exec 3<> /dev/tcp/127.0.0.1/\(port)
                printf '%s\\r\\n' "GET /api/devices?token=\(token) HTTP/1.1" "Host: 127.0.0.1:\(port)" "" >&3
                head -1 <&3
                """
            process.arguments = ["--reuid", "64321", "--regid", "64321", "--clear-groups", "bash", "-c", script]
            process.currentDirectoryURL = URL(fileURLWithPath: "/")
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(!text.contains("HTTP"), "\(text)")
        }
        #expect(ended.errors.contains("a program of another user (64321) was refused"), "\(ended.errors)")
    }

    @Test func `The token is kept for its owner, and stays the same`() throws {
        var tokens: [String] = []
        for _ in 0..<2 { try serve { tokens.append($1) } }
        #expect(tokens[0] == tokens[1] && tokens[0].count == 32)
        let file = folder.url.path + "/organizer-token"
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }
}
