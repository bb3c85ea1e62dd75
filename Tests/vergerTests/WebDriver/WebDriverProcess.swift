import Foundation
import Testing

/// A running `verger device webdriver`, on a port that the system chose.
final class WebDriverProcess {
    let port: UInt16
    /// The path that the printed address has.
    let path: String
    var address: String { "http://127.0.0.1:\(port)\(path)" }
    private let process: VergerProcess
    private var hasEnded = false

    init(_ arguments: [String] = [], in folder: TemporaryFolder) throws {
        process = try VergerProcess(
            ["device", "webdriver", "--port", "0"] + arguments, home: folder.url, currentFolder: folder.url)
        let line = try #require(process.line(beginningWith: "WebDriver: "))
        let address = try #require(URL(string: String(line.dropFirst(11))))
        port = UInt16(try #require(address.port))
        path = address.path == "/" ? "" : address.path
    }

    deinit { if !hasEnded { process.send(SIGKILL) } }

    /// Ends the server as Ctrl-C does.
    func end() -> VergerProcess.Result {
        hasEnded = true
        process.send(SIGINT)
        return process.wait()
    }

    /// Ends the server as a crash does.
    func kill() {
        hasEnded = true
        process.send(SIGKILL)
        _ = process.wait()
    }

    struct Answer {
        var status: Int
        var body: [String: Any]

        var value: Any? { body["value"] }
        /// W3C's word for what is wrong.
        var error: String? { (value as? [String: Any])?["error"] as? String }
    }

    /// Sends one request on a connection of its own.
    ///
    /// - Parameter fields: header fields instead of the usual one, `Host`.
    func ask(
        _ method: String, _ path: String, _ body: String = "", fields: [String]? = nil
    ) throws -> Answer {
        let client = try RawClient(port: port)
        let lines = ["\(method) \(path) HTTP/1.1"] + (fields ?? ["Host: 127.0.0.1:\(port)"])
        let head = lines + ["Content-Length: \(body.utf8.count)", "Connection: close", "", ""]
        client.send(Array((head.joined(separator: "\r\n") + body).utf8))
        let parts = client.everything().components(separatedBy: "\r\n\r\n")
        let status = parts[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
        let json = try? JSONSerialization.jsonObject(with: Data(parts.dropFirst().joined(separator: "\r\n\r\n").utf8))
        return Answer(status: try #require(status), body: json as? [String: Any] ?? [:])
    }
}
