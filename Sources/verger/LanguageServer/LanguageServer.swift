import AppBuilder
import Foundation
import Glibc

/// A proxy between an editor and the toolchain's language server. It forwards messages unchanged, except that the
/// server gets Swift sources as the builder's compiler reads them, and that capabilities are disabled which this makes
/// impossible.
final class LanguageServer {
    private let process = Process()
    private let toServer = Pipe()
    private let fromServer = Pipe()

    init(_ program: URL, arguments: [String]) throws {
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = toServer
        process.standardOutput = fromServer
        // With SIGPIPE ignored, a write error reports the server's exit.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
    }

    /// Forwards messages until one side has ended.
    /// - Returns: The exit status of the server.
    func run() -> Int32 {
        let input = toServer.fileHandleForWriting.fileDescriptor
        let editor = Thread {
            var messages = LanguageMessages(STDIN_FILENO)
            while let message = messages.next(), LanguageMessages.write(Self.forServer(message), to: input) {}
            // The server exits when its input is closed.
            close(input)
        }
        editor.start()
        var messages = LanguageMessages(fromServer.fileHandleForReading.fileDescriptor)
        var isIntroduced = false
        while let message = messages.next() {
            var message = message
            if !isIntroduced, let introduction = Self.introduction(message) {
                isIntroduced = true
                message = introduction
            }
            guard LanguageMessages.write(message, to: STDOUT_FILENO) else { break }
        }
        process.terminate()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 0
    }

    /// Suffixes of method names; some editors escape the slash before them.
    private static let openings = ["didOpen\"", "didChange\"", "didSave\""].map { Data($0.utf8) }

    /// A message of the editor, with Swift sources as the compiler reads them.
    static func forServer(_ message: Data) -> Data {
        guard openings.contains(where: { message.range(of: $0) != nil }), var object = object(message),
            var parameters = object["params"] as? [String: Any],
            var document = parameters["textDocument"] as? [String: Any],
            let place = document["uri"] as? String, place.hasSuffix(".swift")
        else { return message }
        if let text = document["text"] as? String { document["text"] = EditorSource.text(of: text) }
        if let text = parameters["text"] as? String { parameters["text"] = EditorSource.text(of: text) }
        if let changes = parameters["contentChanges"] as? [[String: Any]] {
            parameters["contentChanges"] = changes.map { change in
                // Changes contain whole texts: see `introduction`.
                guard change["range"] == nil, let text = change["text"] as? String else { return change }
                return ["text": EditorSource.text(of: text)]
            }
        }
        parameters["textDocument"] = document
        object["params"] = parameters
        return data(object) ?? message
    }

    /// Edits the reply with the server's capabilities: it must request whole texts, and must not format, since it would
    /// delete code that it does not see. nil for other messages.
    static func introduction(_ message: Data) -> Data? {
        guard message.range(of: Data("\"capabilities\"".utf8)) != nil, var object = object(message),
            var result = object["result"] as? [String: Any],
            var abilities = result["capabilities"] as? [String: Any]
        else { return nil }
        if var synchronization = abilities["textDocumentSync"] as? [String: Any] {
            synchronization["change"] = 1
            abilities["textDocumentSync"] = synchronization
        } else {
            abilities["textDocumentSync"] = 1
        }
        for name in ["documentFormatting", "documentRangeFormatting", "documentOnTypeFormatting"] {
            abilities[name + "Provider"] = nil
        }
        result["capabilities"] = abilities
        object["result"] = result
        return data(object)
    }

    private static func object(_ message: Data) -> [String: Any]? {
        try? JSONSerialization.jsonObject(with: message) as? [String: Any]
    }

    private static func data(_ object: [String: Any]) -> Data? {
        try? JSONSerialization.data(withJSONObject: object, options: .withoutEscapingSlashes)
    }
}
