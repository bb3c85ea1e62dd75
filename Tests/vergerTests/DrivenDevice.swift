import Foundation
import Testing

/// A booted device that a test uses by WebDriver. What it looks for is waited for.
struct DrivenDevice {
    private let server: WebDriverProcess
    private let session: String

    /// - Parameter name: that of a device of the same user, which is booted.
    init(_ name: String, _ server: WebDriverProcess) throws {
        self.server = server
        let answer = try Self.ask(server, "/session", ["capabilities": ["alwaysMatch": ["appium:udid": name]]])
        session = "/session/" + (try #require((answer.value as? [String: Any])?["sessionId"] as? String, "\(answer)"))
        #expect(try Self.ask(server, session + "/timeouts", ["implicit": 60_000]).status == 200)
    }

    private static func ask(_ server: WebDriverProcess, _ path: String, _ body: [String: Any]) throws
        -> WebDriverProcess.Answer
    {
        let data = try JSONSerialization.data(withJSONObject: body)
        return try server.ask("POST", path, String(decoding: data, as: UTF8.self))
    }

    @discardableResult
    func find(_ label: String) throws -> String {
        let answer = try Self.ask(server, session + "/element", ["using": "accessibility id", "value": label])
        return try #require((answer.value as? [String: String])?.values.first, "\(label): \(answer)")
    }

    func tap(_ label: String) throws {
        let answer = try Self.ask(server, "\(session)/element/\(find(label))/click", [:])
        #expect(answer.status == 200, "\(answer)")
    }

    /// Ends the session; the device stays booted.
    func end() throws { #expect(try server.ask("DELETE", session).status == 200) }
}
