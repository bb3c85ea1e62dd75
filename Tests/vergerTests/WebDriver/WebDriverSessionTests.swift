import Foundation
import Glibc
import Testing

/// How sessions of WebDriver begin and end, and what they do when their app or their server fails.
@Suite struct WebDriverSessionTests {
    private let folder: TemporaryFolder
    private let app: String

    init() throws {
        folder = try TemporaryFolder()
        let project = try folder.copyExample("Counter")
        let built = try VergerProcess.run(["build", project.path], home: folder.url)
        try #require(built.status == 0, "\(built.errors)")
        app = built.output.split(separator: "\n").last.map(String.init) ?? ""
    }

    /// A session of a server.
    private struct Session {
        let server: WebDriverProcess
        let identifier: String
        let capabilities: [String: Any]

        func ask(_ method: String, _ path: String, _ body: [String: Any] = [:]) throws -> WebDriverProcess.Answer {
            let data = try JSONSerialization.data(withJSONObject: body)
            let text = method == "POST" ? String(decoding: data, as: UTF8.self) : ""
            return try server.ask(method, "/session/\(identifier)/\(path)", text)
        }

        func mobile(_ name: String, _ arguments: [String: Any] = [:]) throws -> WebDriverProcess.Answer {
            try ask("POST", "execute/sync", ["script": "mobile: \(name)", "args": [arguments]])
        }

        func tap(_ name: String) throws {
            let found = try ask("POST", "element", ["using": "accessibility id", "value": name])
            let reference = try #require((found.value as? [String: Any])?.values.first as? String, "\(found)")
            #expect(try ask("POST", "element/\(reference)/click").status == 200)
        }

        func isSeen(_ name: String) throws -> Bool {
            try ask("POST", "element", ["using": "accessibility id", "value": name]).status == 200
        }
    }

    private func begin(_ server: WebDriverProcess, _ more: [String: Any] = [:]) throws -> Session {
        let own: [String: Any] = ["platformName": "iOS", "appium:app": app, "verger:virtualTime": true]
        let capabilities = own.merging(more) { $1 }
        let body = try JSONSerialization.data(withJSONObject: ["capabilities": ["alwaysMatch": capabilities]])
        let answer = try server.ask("POST", "/session", String(decoding: body, as: UTF8.self))
        let value = try #require(answer.value as? [String: Any])
        return Session(
            server: server, identifier: try #require(value["sessionId"] as? String, "\(value)"),
            capabilities: value["capabilities"] as? [String: Any] ?? [:])
    }

    @Test func `A crash of the app is told once, and the app starts again`() throws {
        let server = try WebDriverProcess(in: folder)
        let session = try begin(server)
        let info = try #require(try session.mobile("activeAppInfo").value as? [String: Any])
        let process = try #require(info["pid"] as? Int)
        kill(Int32(process), SIGSEGV)
        // The kernel tells the device in its own time.
        var answer = try session.ask("GET", "source")
        for _ in 0..<100 where answer.status == 200 { answer = try session.ask("GET", "source") }
        #expect(answer.status == 500 && answer.error == "unknown error")
        #expect(((answer.value as? [String: Any])?["message"] as? String)?.contains("crashed") == true, "\(answer)")
        #expect(try session.mobile("queryAppState").value as? Int == 1)
        #expect(try session.mobile("activateApp").status == 200)
        #expect(try session.isSeen("Add One"))
        #expect(server.end().status == 0)
    }

    @Test func `A device that is kept has its apps in the next session, another has not`() throws {
        let server = try WebDriverProcess(in: folder)
        let kept: [String: Any] = ["appium:noReset": true, "appium:deviceName": "iPhone 4"]
        let first = try begin(server, kept)
        #expect(try first.mobile("pushFile", ["remotePath": "Documents/a", "payload": "eA=="]).status == 200)
        #expect(try first.ask("DELETE", "").status == 200)
        let identifier = try #require(first.capabilities["appium:bundleId"] as? String)
        // Nothing is left of a session when its end is answered: the device is free.
        let session = try begin(server, kept.merging(["appium:app": NSNull(), "appium:bundleId": identifier]) { $1 })
        #expect(try session.isSeen("Add One"))
        #expect(try session.mobile("pullFile", ["remotePath": "Documents/a"]).value as? String == "eA==")
        let fresh = try begin(server, ["appium:deviceName": "iPhone 4"])
        #expect(try fresh.mobile("pullFile", ["remotePath": "Documents/a"]).error == "unknown error")
        #expect(server.end().status == 0)
    }

    @Test func `A session without commands ends by itself`() throws {
        let server = try WebDriverProcess(in: folder)
        let session = try begin(server, ["appium:newCommandTimeout": 0.2])
        // Whoever asks keeps it alive: the end shows in the number of sessions.
        var count = 1
        let limit = Date(timeIntervalSinceNow: 60)
        while count == 1, Date() < limit {
            count = try (server.ask("GET", "/status").value as? [String: Any])?["sessions"] as? Int ?? -1
        }
        #expect(count == 0)
        #expect(try session.ask("GET", "source").error == "invalid session id")
        #expect(server.end().errors.contains("no command for"))
    }

    @Test func `Sessions and apps die with a server that is killed`() throws {
        let server = try WebDriverProcess(in: folder)
        _ = try begin(server)
        _ = try begin(server)
        #expect(!VergerProcess.running(below: folder.url).isEmpty)
        server.kill()
        let limit = Date(timeIntervalSinceNow: 60)
        while !VergerProcess.running(below: folder.url).isEmpty, Date() < limit {}
        #expect(VergerProcess.running(below: folder.url).isEmpty)
    }

    @Test func `A live session is watched in a page, and its time is the machine's`() throws {
        let server = try WebDriverProcess(in: folder)
        let session = try begin(server, ["verger:virtualTime": false])
        let page = try #require((session.capabilities["verger:page"] as? String).flatMap { URL(string: $0) })
        let client = try RawClient(port: UInt16(try #require(page.port)))
        client.send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(page.port ?? 0)\r\n\r\n".utf8))
        #expect(client.status() == "HTTP/1.1 200 OK")
        try session.tap("Add One")
        #expect(try session.isSeen("1"))
        let time = try #require(try session.mobile("getDeviceTime", ["format": "X"]).value as? String)
        #expect(abs((Double(time) ?? 0) - Date().timeIntervalSince1970) < 60)
        #expect(try session.mobile("terminateApp").value as? Bool == true)
        #expect(try session.mobile("queryAppState").value as? Int == 1)
        #expect(server.end().status == 0)
    }
}
