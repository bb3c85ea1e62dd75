import Foundation

/// One run of a tool that makes one file, left out when nothing it depends on has changed.
struct BuildStep: QueuedStep {
    var verb: String?
    var subject: String
    var tool: URL
    /// Arguments with `outputPlaceholder` where the output's path belongs.
    var arguments: [String]
    /// Arguments before those that change nothing about the output: colours.
    var unrecordedArguments: [String] = []
    /// What the record has for the arguments, if that is something else.
    var recordedArguments: [String]?
    /// Where the tool runs.
    var folder: URL
    var output: URL
    /// Where the record of the inputs lies; beside the output if not given.
    var record: URL?
    /// Files known to be read; more are found in `dependencyFile` after the run.
    var inputs: [URL]
    var dependencyFile: URL?
    /// Stands for what the tool reads besides: part of the record.
    var environmentIdentity = ""

    /// Changes the output before it is put in place.
    var finish: (@Sendable (URL) throws -> Void)?

    /// Tools write beside the output under another name, which becomes the output in one step: nothing is half written.
    static let outputPlaceholder = "\u{1}output"

    /// Longer commands are given to the tool in a file.
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

    /// Runs the tool and, when it succeeds, puts the output in place.
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

    /// The system bounds how long a command may be.
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
