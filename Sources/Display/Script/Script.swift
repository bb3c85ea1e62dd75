import Foundation

/// A list of steps out of a text file, one a line, with those of the files that it includes; docs/Scripts.md has the language.
public struct Script: Sendable, Hashable {
    /// A step and where it stands.
    public struct Line: Sendable, Hashable {
        /// The script, or the file that it includes.
        public let file: String
        public let number: Int
        /// As written, without the white space around it.
        public let text: String
        public let step: ScriptStep

        /// As messages name it.
        public var place: String { "\(file):\(number)" }
    }

    /// The name used in messages.
    public let file: String
    public let lines: [Line]

    /// Reads a script from a file of at most 1 MB of UTF-8.
    ///
    /// - Parameter variables: what stands for `$NAME`, whatever the script sets.
    /// - Throws: `ScriptError`, which tells of all lines that are no steps.
    public init(contentsOf path: String, variables: [String: String] = [:]) throws {
        var reader = ScriptReader(file: path, variables: variables)
        reader.readFile(path)
        lines = try reader.finish()
        file = path
    }

    /// Reads a script from its text.
    ///
    /// - Parameter file: its name in messages; what it includes is beside this file.
    public init(text: String, file: String, variables: [String: String] = [:]) throws {
        var reader = ScriptReader(file: file, variables: variables)
        reader.read(text, of: file)
        lines = try reader.finish()
        self.file = file
    }

    /// Reads scripts to see whether they can be read.
    ///
    /// - Throws: `ScriptError` with all that is wrong with any of them.
    public static func check(_ paths: [String], variables: [String: String] = [:]) throws {
        var problems: [ScriptError.Problem] = []
        for path in paths {
            do {
                _ = try Script(contentsOf: path, variables: variables)
            } catch let error as ScriptError {
                // What several include is told once.
                problems += error.problems.filter { !problems.contains($0) }
            }
        }
        guard problems.isEmpty else { throw ScriptError(problems) }
    }

    /// Whether a step delivers push messages.
    var pushesMessages: Bool { lines.contains { if case .push = $0.step { true } else { false } } }

    /// Whether a variable can be called so.
    public static func isVariableName(_ text: String) -> Bool { ScriptLexer.isName(text) }
}
