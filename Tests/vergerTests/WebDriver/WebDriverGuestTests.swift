import Foundation
import Testing

/// Sessions that drive a booted device, which others use before, meanwhile and afterwards.
@Suite struct WebDriverGuestTests {
    private let folder: TemporaryFolder
    private let server: WebDriverProcess
    private let app: String
    private let udid: String
    private let page: String

    init() throws {
        folder = try TemporaryFolder()
        let home = folder.url
        let built = try VergerProcess.run(["build", try folder.copyExample("Counter").path], home: home)
        try #require(built.status == 0, "\(built.errors)")
        app = built.output.split(separator: "\n").last.map(String.init) ?? ""
        udid = try VergerProcess.run(["device", "create", "Mine", "iPhone 4"], home: home).output
            .trimmingCharacters(in: .newlines)
        page = try VergerProcess.run(["device", "boot", "Mine"], home: home).output.trimmingCharacters(in: .newlines)
        server = try WebDriverProcess(in: folder)
    }

    private func device(_ arguments: String...) throws -> String {
        let result = try VergerProcess.run(["device"] + arguments, home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
        return result.output
    }

    private func ask(_ capabilities: [String: Any]) throws -> WebDriverProcess.Answer {
        let body = try JSONSerialization.data(withJSONObject: ["capabilities": ["alwaysMatch": capabilities]])
        return try server.ask("POST", "/session", String(decoding: body, as: UTF8.self))
    }

    private func begin(_ capabilities: [String: Any]) throws -> (identifier: String, capabilities: [String: Any]) {
        let value = try #require(try ask(capabilities).value as? [String: Any])
        let told = value["capabilities"] as? [String: Any] ?? [:]
        return (try #require(value["sessionId"] as? String, "\(value)"), told)
    }

    private func ask(_ session: String, _ path: String, _ body: [String: Any]) throws -> WebDriverProcess.Answer {
        let data = try JSONSerialization.data(withJSONObject: body)
        return try server.ask("POST", "/session/\(session)/\(path)", String(decoding: data, as: UTF8.self))
    }

    private func find(_ name: String, in session: String) throws -> WebDriverProcess.Answer {
        try ask(session, "element", ["using": "accessibility id", "value": name])
    }

    private func end(_ session: String) throws {
        #expect(try server.ask("DELETE", "/session/\(session)").status == 200)
    }

    private static let identifier = "com.yourcompany.Counter"

    @Test func `A session drives the booted device, which stays as it is at the end`() throws {
        let first = try begin(["appium:udid": udid, "appium:app": app])
        #expect(first.capabilities["verger:page"] as? String == page)
        #expect(first.capabilities["verger:virtualTime"] as? Bool == false)
        #expect(first.capabilities["appium:app"] as? String == app)
        let found = try find("Add One", in: first.identifier).value as? [String: Any]
        let button = try #require(found?.values.first as? String)
        #expect(try ask(first.identifier, "element/\(button)/click", [:]).status == 200)
        // Commands of others go on meanwhile, and what they do is seen.
        #expect(try device("listapps", "Mine").contains("\(Self.identifier)  Counter  (running)"))
        _ = try device("rotate", "Mine", "left")
        #expect(try server.ask("GET", "/session/\(first.identifier)/orientation").value as? String == "LANDSCAPE")
        _ = try device("rotate", "Mine", "portrait")
        let second = try ask(["appium:udid": udid])
        #expect(second.error == "session not created" && "\(second)".contains("another session drives the device"))
        try end(first.identifier)

        #expect(try device("list").contains("Mine (iPhone3,1) (Booted)"))
        #expect(try device("listapps", "Mine").contains("(running)"))
        let next = try begin(["appium:deviceName": "Mine", "appium:bundleId": Self.identifier])
        #expect(try find("1", in: next.identifier).status == 200)
        try end(next.identifier)
        let fresh = try begin(["appium:udid": "auto", "appium:app": app, "appium:fullReset": true])
        #expect(try find("0", in: fresh.identifier).status == 200)
        try end(fresh.identifier)
        #expect(try !device("listapps", "Mine").contains(Self.identifier))
        _ = try device("shutdown", "all")
        #expect(server.end().status == 0)
        #expect(VergerProcess.running(below: folder.url).isEmpty)
    }

    @Test func `What the booted device is not makes no session`() throws {
        let refused: [([String: Any], String)] = [
            (["appium:udid": "00000000-0000-0000-0000-000000000000"], "No booted device has the UDID"),
            (["appium:udid": udid, "verger:virtualTime": true], "time of a booted device"),
            (["appium:udid": udid, "appium:language": "de"], "is set to “en”"),
            (["appium:udid": udid, "appium:platformVersion": "5.1"], "has 4.3.5"),
            (["appium:udid": udid, "appium:app": "/nowhere/No.app"], "No.app"),
            (["appium:udid": udid, "appium:bundleId": "com.example.None"], "is not installed"),
        ]
        for (capabilities, reason) in refused {
            let answer = try ask(capabilities)
            #expect(answer.status == 500 && answer.error == "session not created")
            #expect("\(answer)".contains(reason), "\(answer)")
        }
        // None of them has kept the device.
        try end(try begin(["appium:udid": udid]).identifier)
        _ = try device("shutdown", "all")
        #expect(server.end().status == 0)
    }

    @Test func `A device that is shut down ends what waits for it`() throws {
        let session = try begin(["appium:udid": udid]).identifier
        #expect(try ask(session, "timeouts", ["implicit": 60_000]).status == 200)
        let shutdown = try VergerProcess(["device", "shutdown", "Mine"], home: folder.url)
        let answer = try find("Nothing", in: session)
        #expect(answer.status == 500 && answer.error == "unknown error", "\(answer)")
        #expect(shutdown.wait().status == 0)
        #expect(try find("Nothing", in: session).error == "unknown error")
        try end(session)
        #expect(server.end().status == 0)
        #expect(VergerProcess.running(below: folder.url).isEmpty)
    }
}
