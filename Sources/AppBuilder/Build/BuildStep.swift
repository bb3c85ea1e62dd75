import Foundation

/// One run of a tool that makes one file, left out when nothing it depends on has changed.
///
/// Beside its output lies a record (`.inputs`) of the command and of the identity of every file that was read. The step
/// is up to date when all of that is still the same, so that a file replaced by an older one is noticed too.
struct BuildStep: QueuedStep {
    var verb: String
    var subject: String
    var tool: URL
    /// Arguments with `outputPlaceholder` where the output's path belongs.
    var arguments: [String]
    var output: URL
    /// Files known to be read; more are found in `dependencyFile` after the run.
    var inputs: [URL]
    var dependencyFile: URL?
    /// Stands for what the tool reads besides: part of the record.
    var environmentIdentity = ""

    /// Tools write beside the output under another name, which becomes the output in one step: nothing is half written.
    static let outputPlaceholder = "\u{1}output"

    private var record: URL { output.appendingPathExtension("inputs") }
    private var unfinished: URL { output.appendingPathExtension("unfinished") }

    var isUpToDate: Bool {
        guard FileManager.default.fileExists(atPath: output.path),
            let recorded = try? String(contentsOf: record, encoding: .utf8)
        else { return false }
        var lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard lines.popFirst().map(String.init) == commandLine else { return false }
        while let path = lines.popFirst(), !path.isEmpty {
            guard let identity = lines.popFirst(), FileIdentity(String(path))?.text == String(identity) else {
                return false
            }
        }
        return true
    }

    /// Runs the tool and, when it succeeds, puts the output in place.
    func run() throws -> ToolProcess.Result {
        let manager = FileManager.default
        try manager.createDirectory(at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
        let start = Date()
        let words = arguments.map { $0 == Self.outputPlaceholder ? unfinished.path : $0 }
        let result = try ToolProcess(program: tool, arguments: words).run()
        guard result.succeeded else {
            try? manager.removeItem(at: unfinished)
            try? manager.removeItem(at: record)
            return result
        }
        guard rename(unfinished.path, output.path) == 0 else {
            throw BuildError(
                "cannot write the file", at: output.path, cure: "Check the folder's permissions and space.")
        }
        try writeRecord(startedAt: start)
        return result
    }

    private var commandLine: String {
        ([environmentIdentity, tool.path] + arguments).joined(separator: "\u{1f}").replacingOccurrences(
            of: "\n", with: " ")
    }

    /// A file changed after the start may have been read before or after the change: then no record is left, and the
    /// next build runs the step again.
    private func writeRecord(startedAt start: Date) throws {
        var paths = Set(inputs.map(\.path))
        if let dependencyFile, let text = try? String(contentsOf: dependencyFile, encoding: .utf8) {
            paths.formUnion(DependencyFile.prerequisites(text))
        }
        var text = commandLine + "\n"
        for path in paths.sorted() {
            guard let identity = FileIdentity(path), identity.modified < Int64(start.timeIntervalSince1970 * 1e9) else {
                try? FileManager.default.removeItem(at: record)
                return
            }
            text += "\(path)\n\(identity.text)\n"
        }
        try Data(text.utf8).write(to: record, options: .atomic)
    }
}
