import Foundation

/// Reads a script with all that it includes, and collects what is wrong with any of it.
struct ScriptReader {
    private typealias Mistake = ScriptLexer.Mistake

    private var variables: [String: String]
    /// The variables that the command set, which a script does not change.
    private let fixed: Set<String>
    private var lines: [Script.Line] = []
    private var problems: [ScriptError.Problem] = []
    /// The files that are being read, from the script to the innermost include.
    private var open: [String]
    private var size = 0
    private var includes = 0
    /// Whether a limit was reached, after which nothing more is read.
    private var isOver = false

    private static let largestFile = 1 << 20
    private static let deepestInclude = 16
    /// Of all files together, each as often as it is included.
    private static let largestScript = 8 << 20
    private static let mostIncludes = 1000
    private static let mostLines = 100_000
    private static let mostProblems = 1000
    private static let longestValue = 64 << 10

    init(file: String, variables: [String: String]) {
        self.variables = variables
        fixed = Set(variables.keys)
        open = [Self.plain(file)]
    }

    func finish() throws -> [Script.Line] {
        guard problems.isEmpty else { throw ScriptError(problems) }
        return lines
    }

    mutating func readFile(_ path: String) {
        do {
            read(try Self.contents(of: path), of: path)
        } catch {
            note(path, 0, 0, error)
        }
    }

    mutating func read(_ text: String, of file: String) {
        size += text.utf8.count
        guard size <= Self.largestScript else {
            isOver = true
            return note(file, 0, 0, Mistake("the script and what it includes are larger than 8 MB"))
        }
        let rows = text.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, row) in rows.enumerated() {
            var parser = ScriptParser(line: String(row), variables: variables)
            do {
                try take(try parser.parse(), row, of: file, number: index + 1)
            } catch {
                note(file, index + 1, parser.column, error)
            }
            guard !isOver, problems.count < Self.mostProblems else { return }
        }
    }

    private mutating func take(
        _ content: ScriptParser.Content?, _ row: Substring, of file: String, number: Int
    ) throws {
        switch content {
        case nil: break
        case .step(let step):
            guard lines.count < Self.mostLines else {
                isOver = true
                throw Mistake("there are more than \(Self.mostLines) steps")
            }
            let text = row.trimmingCharacters(in: .whitespaces)
            lines.append(Script.Line(file: file, number: number, text: text, step: step))
        case .set(let name, let value):
            guard value.utf8.count <= Self.longestValue else {
                throw Mistake("the value of \(name) is longer than 64 KB")
            }
            if !fixed.contains(name) { variables[name] = value }
        case .include(let name): try include(name, in: file)
        }
    }

    private mutating func include(_ name: String, in file: String) throws {
        let path = ScriptFile.path(of: name, beside: file)
        guard open.count <= Self.deepestInclude else {
            throw Mistake("files include each other more than \(Self.deepestInclude) deep")
        }
        guard !open.contains(Self.plain(path)) else {
            throw Mistake("\(name) includes itself: \((open + [path]).joined(separator: " → "))")
        }
        includes += 1
        guard includes <= Self.mostIncludes else {
            isOver = true
            throw Mistake("files are included more than \(Self.mostIncludes) times")
        }
        let text = try Self.contents(of: path)
        open.append(Self.plain(path))
        defer { open.removeLast() }
        read(text, of: path)
    }

    private mutating func note(_ file: String, _ line: Int, _ column: Int, _ error: any Error) {
        let message =
            switch error {
            case let error as Mistake: error.message
            case let error as ScriptFile.Problem: error.file == file && line == 0 ? error.reason : error.message
            default: "\(error)"
            }
        problems.append(ScriptError.Problem(file: file, line: line, column: column, message: message))
    }

    private static func plain(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    private static func contents(of path: String) throws -> String {
        guard let text = String(data: try ScriptFile.data(at: path, atMost: largestFile), encoding: .utf8) else {
            throw ScriptFile.Problem(file: path, reason: "is no script: it is not UTF-8 text")
        }
        return text
    }
}
