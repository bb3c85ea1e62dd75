import Foundation

/// A run of a tool that makes one file. It is skipped if no input has changed.
struct BuildStep: QueuedStep {
    var verb: String?
    var subject: String
    var tool: URL
    /// The arguments, with `outputPlaceholder` in place of the output's path.
    var arguments: [String]
    /// Additional first arguments that do not affect the output, such as colours.
    var unrecordedArguments: [String] = []
    /// The arguments to record, if they differ from `arguments`.
    var recordedArguments: [String]?
    /// The working directory of the tool.
    var folder: URL
    var output: URL
    /// The file with the record of the inputs; nil for one beside the output.
    var record: URL?
    /// The known input files. After the run those in `dependencyFile` are added.
    var inputs: [URL]
    var dependencyFile: URL?
    /// A text in the record that represents further inputs of the tool.
    var environmentIdentity = ""

    /// Changes the output before it is renamed to its final place.
    var finish: (@Sendable (URL) throws -> Void)?

    /// Stands for the path of a temporary file, which is renamed to the output after the run, so that there is never a
    /// partial output.
    static let outputPlaceholder = "\u{1}output"

    /// The size of the command line, in bytes, above which the arguments are passed in a file.
    private static let maximumCommandSize = 100_000

    private var unfinished: URL { output.appendingPathExtension("unfinished") }

    private var inputRecord: InputRecord {
        InputRecord(
            file: record ?? output.appendingPathExtension("inputs"),
            command: ([environmentIdentity, folder.path, tool.path] + (recordedArguments ?? arguments)).joined(
                separator: "\u{1f}"))
    }

    func isUpToDate(_ identities: FileIdentities) -> Bool {
        identities[output.path] != nil && inputRecord.isCurrent(identities)
    }

    /// Runs the tool, and renames its output if it succeeds.
    func run() throws -> ToolProcess.Result {
        let record = inputRecord
        for file in [output, record.file] {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        unlink(unfinished.path)
        let start = Date()
        let words = (unrecordedArguments + arguments).map { $0 == Self.outputPlaceholder ? unfinished.path : $0 }
        let result = try Interruption.clearing([unfinished]) {
            try ToolProcess(program: tool, arguments: try shortened(words), folder: folder).run()
        }
        guard result.succeeded else {
            unlink(unfinished.path)
            record.remove()
            return result
        }
        try finish?(unfinished)
        guard rename(unfinished.path, output.path) == 0 else {
            throw BuildError(
                "cannot write the file", at: output.path, cure: "Check the folder's permissions and space.")
        }
        try record.write(inputs: filesRead, startedAt: start)
        return result
    }

    func forgetOutputs(in identities: FileIdentities) { identities.forget(output.path) }

    private var filesRead: Set<String> {
        var paths = Set(inputs.map(\.path))
        if let dependencyFile, let text = try? String(contentsOf: dependencyFile, encoding: .utf8) {
            for path in DependencyFile.prerequisites(text) {
                paths.insert(path.hasPrefix("/") ? path : folder.appendingPathComponent(path).path)
            }
        }
        return paths
    }

    /// The arguments, or `@file` if they exceed the size that the kernel permits for a command line.
    private func shortened(_ words: [String]) throws -> [String] {
        guard words.reduce(0, { $0 + $1.utf8.count + 1 }) > Self.maximumCommandSize else { return words }
        let file = output.appendingPathExtension("arguments")
        let quoted = words.map { word in
            "\"" + word.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
        try Data(quoted.joined(separator: "\n").utf8).write(to: file, options: .atomic)
        return ["@\(file.path)"]
    }
}
