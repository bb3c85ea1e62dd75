import Foundation
import Testing

/// What WebDriver's server answers to whatever comes, with W3C's errors and statuses.
@Suite struct WebDriverServerTests {
    private let folder: TemporaryFolder
    private let server: WebDriverProcess

    init() throws {
        folder = try TemporaryFolder()
        server = try WebDriverProcess(["--sessions", "2", "--virtual-time"], in: folder)
    }

    @Test func `The status says whether there is room`() throws {
        let answer = try server.ask("GET", "/status")
        #expect(answer.status == 200)
        #expect((answer.value as? [String: Any])?["ready"] as? Bool == true)
        #expect(try server.ask("GET", "/wd/hub/status").status == 200)
    }

    @Test(arguments: [
        ("GET", "/nowhere", 404, "unknown command"), ("GET", "/", 404, "unknown command"),
        ("DELETE", "/status", 405, "unknown method"), ("GET", "/session", 405, "unknown method"),
        ("PUT", "/session", 405, "unknown method"),
        ("GET", "/session/none/source", 404, "invalid session id"),
        ("DELETE", "/session/none", 404, "invalid session id"),
        ("POST", "/session", 400, "invalid argument"),
    ])
    func `What there is not is told in W3C's words`(
        _ method: String, _ path: String, _ status: Int, _ error: String
    ) throws {
        let answer = try server.ask(method, path)
        #expect(answer.status == status && answer.error == error)
        let told = answer.value as? [String: Any]
        #expect(told?["message"] is String && told?["stacktrace"] is String)
    }

    @Test(arguments: [
        "{", "[]", "3", "null", "{\"capabilities\": 3}", "{\"capabilities\": {\"firstMatch\": []}}",
        "{\"capabilities\": {\"alwaysMatch\": {\"app\": \"x\"}}}",
        "{\"capabilities\": {\"alwaysMatch\": {\"appium:app\": 3}}}",
        "{\"capabilities\": {\"alwaysMatch\": {\"a:b\": 1}, \"firstMatch\": [{\"a:b\": 1}]}}",
        "{\"capabilities\": " + String(repeating: "[", count: 100_000),
    ])
    func `What are no capabilities is refused`(body: String) throws {
        let answer = try server.ask("POST", "/session", body)
        #expect(answer.status == 400 && answer.error == "invalid argument")
    }

    @Test func `Pages of browsers and strange hosts are refused`() throws {
        let host = "Host: 127.0.0.1:\(server.port)"
        for fields in [
            ["Host: evil.example:\(server.port)"], ["Host: 127.0.0.1"], [],
            [host, "Origin: http://evil.example"], [host, "Origin: http://127.0.0.1:\(server.port)"],
            [host, "Origin: null"], [host, "Sec-Fetch-Site: cross-site"],
        ] {
            #expect(try server.ask("GET", "/status", fields: fields).status == 403, "\(fields)")
            #expect(try server.ask("POST", "/session", "{}", fields: fields).status == 403, "\(fields)")
        }
        #expect(try server.ask("GET", "/status", fields: ["Host: localhost:\(server.port)"]).status == 200)
    }

    @Test func `With a token only those who know it are answered`() throws {
        let server = try WebDriverProcess(["--token", "secret-word"], in: folder)
        #expect(server.path == "/secret-word")
        for path in ["/status", "/", "/secret-wor", "/secret-word1/status", "/wd/hub/secret-word/status"] {
            #expect(try server.ask("GET", path).status == 403, "\(path)")
        }
        #expect(try server.ask("POST", "/session", "{}").status == 403)
        #expect(try server.ask("GET", "/secret-word/status").status == 200)
        #expect(try server.ask("GET", "/secret-word/wd/hub/status").status == 200)
        #expect(server.end().status == 0)
        for token in ["short", "with/slash/es", "with space", "ümlaut-ümlaut"] {
            let result = try VergerProcess.run(["device", "webdriver", "--token", token], home: folder.url)
            #expect(result.status == 2 && result.errors.contains("--token takes"), "\(token): \(result.errors)")
        }
    }

    @Test func `Bodies that are too long or of no known length are not read`() throws {
        for field in ["Content-Length: 100000000", "Content-Length: -1", "Transfer-Encoding: chunked"] {
            let client = try RawClient(port: server.port)
            client.send(Array("POST /session HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(field)\r\n\r\n".utf8))
            #expect(client.status() == "HTTP/1.1 413 Content Too Large")
        }
        #expect(try server.ask("GET", "/status").status == 200)
    }

    @Test func `Sessions have a limit, their end makes room, and nothing is left over`() throws {
        func make() throws -> WebDriverProcess.Answer {
            try server.ask("POST", "/session", #"{"capabilities": {"alwaysMatch": {"platformName": "iOS"}}}"#)
        }
        let sessions = try (0..<2).map { _ in
            try #require((try make().value as? [String: Any])?["sessionId"] as? String)
        }
        let refused = try make()
        #expect(refused.status == 500 && refused.error == "session not created")
        #expect((try server.ask("GET", "/status").value as? [String: Any])?["ready"] as? Bool == false)
        let source = try server.ask("GET", "/session/\(sessions[0])/source")
        #expect((source.value as? String)?.contains("XCUIElementTypeApplication") == true)
        let unknown = try server.ask("GET", "/session/\(sessions[0])/element/e99/text")
        #expect(unknown.status == 404 && unknown.error == "no such element")
        let command = try server.ask("GET", "/session/\(sessions[0])/nowhere")
        #expect(command.status == 404 && command.error == "unknown command")
        let method = try server.ask("DELETE", "/session/\(sessions[0])/source")
        #expect(method.status == 405 && method.error == "unknown method")

        let ended = try server.ask("DELETE", "/session/\(sessions[0])")
        #expect(ended.status == 200 && ended.value is NSNull)
        #expect(try server.ask("DELETE", "/session/\(sessions[0])").error == "invalid session id")
        #expect(try make().status == 200)
        #expect(server.end().status == 0)
        #expect(VergerProcess.running(below: folder.url).isEmpty)
        let left = try? FileManager.default.contentsOfDirectory(
            atPath: folder.url.appendingPathComponent("Temporary").path)
        #expect(left?.filter { $0.hasPrefix("device-") } == [])
    }
}
