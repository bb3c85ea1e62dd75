import Foundation

/// A text file of steps, one a line; "A script is a text file" in DESIGN.md has the language.
public struct Script: Sendable, Hashable {
    /// A step and where it stands.
    public struct Line: Sendable, Hashable {
        public let number: Int
        /// As written, without the white space around it.
        public let text: String
        public let step: ScriptStep
    }

    /// The name used in messages.
    public let file: String
    public let lines: [Line]

    /// Reads a script from a file of at most 1 MB of UTF-8.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ScriptError(file: path, line: 0, message: "cannot be read: no such file, or no right to read it")
        }
        guard data.count <= 1 << 20, let text = String(data: data, encoding: .utf8) else {
            throw ScriptError(file: path, line: 0, message: "not a script: more than 1 MB, or not UTF-8 text")
        }
        try self.init(text: text, file: path)
    }

    /// Reads a script.
    ///
    /// - Throws: a `ScriptError` for the first line that is not a step.
    public init(text: String, file: String) throws {
        self.file = file
        var lines: [Line] = []
        let rows = text.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, row) in rows.enumerated() {
            var parser = try ScriptParser(line: String(row), number: index + 1, file: file)
            guard let step = try parser.parseStep() else { continue }
            let text = row.trimmingCharacters(in: .whitespaces)
            lines.append(Line(number: index + 1, text: text, step: step))
        }
        self.lines = lines
    }
}
