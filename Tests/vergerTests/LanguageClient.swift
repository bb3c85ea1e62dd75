import Foundation
import Glibc
import Testing

/// An editor that speaks to `verger lsp`.
final class LanguageClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var bytes = Data()
    private var lastRequest = 0
    private var version = 1

    init(root: URL) throws {
        process.executableURL = VergerProcess.products.appendingPathComponent("verger")
        process.arguments = ["lsp"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let abilities: [String: Any] = ["textDocument": ["diagnostic": [:] as [String: Any]]]
        let answer = try ask(
            "initialize", ["processId": getpid(), "rootUri": root.absoluteString, "capabilities": abilities])
        let told = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
        #expect(told?["documentFormattingProvider"] == nil)
        try tell("initialized", [:])
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
        for pipe in [input, output] {
            try? pipe.fileHandleForReading.close()
            try? pipe.fileHandleForWriting.close()
        }
    }

    /// Opens a source. The errors are `LINE: MESSAGE`, lines from 0.
    func errors(in source: URL, text: String) throws -> [String] {
        let document: [String: Any] = [
            "uri": source.absoluteString, "languageId": "swift", "version": version, "text": text,
        ]
        try tell("textDocument/didOpen", ["textDocument": document])
        return try errors(in: source)
    }

    /// Writes another text into an open source.
    func change(_ source: URL, text: String) throws -> [String] {
        version += 1
        let document: [String: Any] = ["uri": source.absoluteString, "version": version]
        try tell("textDocument/didChange", ["textDocument": document, "contentChanges": [["text": text]]])
        return try errors(in: source)
    }

    private func errors(in source: URL) throws -> [String] {
        let answer = try ask("textDocument/diagnostic", ["textDocument": ["uri": source.absoluteString]])
        let result = try #require(answer["result"] as? [String: Any], "\(answer)")
        let items = try #require(result["items"] as? [[String: Any]], "\(result)")
        return items.filter { $0["severity"] as? Int ?? 1 == 1 }.map { item in
            let start = (item["range"] as? [String: Any])?["start"] as? [String: Any]
            return "\(start?["line"] as? Int ?? -1): \(item["message"] as? String ?? "")"
        }
    }

    private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        lastRequest += 1
        try send(["jsonrpc": "2.0", "id": lastRequest, "method": method, "params": parameters])
        while true {
            let message = try next()
            if message["method"] == nil, message["id"] as? Int == lastRequest { return message }
            // The server's own questions.
            if message["method"] != nil, let id = message["id"] {
                try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
            }
        }
    }

    private func tell(_ method: String, _ parameters: [String: Any]) throws {
        try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    private func send(_ message: [String: Any]) throws {
        let data = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
    }

    private func next() throws -> [String: Any] {
        while true {
            if let end = bytes.range(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
                let count = try #require(head.split(separator: " ").last.flatMap { Int($0) })
                if bytes.distance(from: end.upperBound, to: bytes.endIndex) >= count {
                    let body = bytes[end.upperBound..<end.upperBound + count]
                    bytes = Data(bytes[(end.upperBound + count)...])
                    return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
                }
            }
            let part = output.fileHandleForReading.availableData
            try #require(!part.isEmpty, "the server has ended")
            bytes += part
        }
    }
}
