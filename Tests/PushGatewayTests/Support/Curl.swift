import Foundation

/// Requests by the `curl` command, which speaks HTTP/2 as providers do.
struct Curl {
    struct Answer {
        var status = 0
        var body = ""
        /// By their names in small letters.
        var headers: [String: String] = [:]

        var reason: String? { values?["reason"] as? String }
        var values: [String: Any]? { try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any] }
    }

    static let isThere = (try? run(["--version"]))?.contains("HTTP2") ?? false

    let port: Int
    let authority: String
    /// A PEM file with certificate and key; nil for none.
    var certificate: String?

    /// - Parameters:
    ///   - headers: as `name: value`.
    ///   - method: nil for POST.
    func send(
        _ body: String, to path: String, headers: [String] = [], method: String? = nil
    ) throws -> Answer {
        var arguments = [
            "--http2", "--silent", "--show-error", "--include", "--max-time", "60", "--cacert", authority,
            "--data-binary",
            "@-", "--request", method ?? "POST",
        ]
        if let certificate { arguments += ["--cert", certificate] }
        // curl's own content type is that of forms.
        for header in headers + ["content-type:"] { arguments += ["--header", header] }
        arguments.append("https://localhost:\(port)\(path)")
        return Self.answer(try Self.run(arguments, input: body))
    }

    /// A request without TLS; a POST if it has a body.
    static func plain(_ address: String, fields: [String], body: String?) throws -> Answer {
        var arguments = ["--silent", "--show-error", "--include", "--max-time", "60", "--header", "Expect:"]
        for field in fields { arguments += ["--header", field] }
        if body != nil { arguments += ["--data-binary", "@-"] }
        return answer(try run(arguments + [address], input: body ?? ""))
    }

    private static func answer(_ output: String) -> Answer {
        var answer = Answer()
        let parts = output.components(separatedBy: "\r\n\r\n")
        answer.body = parts.dropFirst().joined()
        let lines = parts[0].components(separatedBy: "\r\n")
        answer.status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            answer.headers[line[..<colon].lowercased()] = value
        }
        return answer
    }

    /// What a server says to a plain GET.
    static func get(_ address: String) throws -> String { try run(["--silent", "--show-error", address]) }

    private static func run(_ arguments: [String], input: String = "") throws -> String {
        let process = Process()
        let output = Pipe()
        let given = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["curl"] + arguments
        process.standardOutput = output
        process.standardInput = given
        try process.run()
        // Bodies of tests fit into a pipe.
        given.fileHandleForWriting.write(Data(input.utf8))
        try given.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
