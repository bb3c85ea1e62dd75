import Foundation

/// A run of a script, left out when the script tells what it makes and nothing has changed that it is made from.
struct ScriptStep: QueuedStep {
    var script: ShellScript
    /// Seconds.
    var timeLimit: Double
    /// Where the script's text and its record go.
    var folder: URL

    /// What a shell answers.
    private static let commandNotFound: Int32 = 127
    /// What Python 3 answers to a program that was written for Python 2, the Mac's; it has run nothing of it.
    private static let writtenForPython2 = "SyntaxError: Missing parentheses in call to 'print'"

    var verb: String? { "Running" }
    var subject: String { "script “\(script.name)”" }

    private var file: URL { folder.appendingPathComponent(script.identifier + ".sh") }

    private var record: InputRecord {
        let environment = script.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let words = script.shell + [script.text] + script.outputs.map(\.path) + environment
        return InputRecord(
            file: folder.appendingPathComponent(script.identifier + ".inputs"),
            command: words.joined(separator: "\u{1f}"))
    }

    func isUpToDate(_ identities: FileIdentities) -> Bool {
        !script.outputs.isEmpty && script.outputs.allSatisfy { identities[$0.path] != nil }
            && record.isCurrent(identities)
    }

    func forgetOutputs(in identities: FileIdentities) { identities.forgetAll() }

    func run() throws -> ToolProcess.Result {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for output in script.outputs {
            try manager.createDirectory(at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        try Data(script.text.utf8).write(to: file, options: .atomic)
        chmod(file.path, 0o755)
        let start = Date()
        guard let program = script.shell.first else { return ToolProcess.Result(status: 0, output: "") }
        var result = try ToolProcess(
            program: URL(fileURLWithPath: program), arguments: Array(script.shell.dropFirst()) + [file.path],
            folder: script.folder, environment: script.environment, timeLimit: timeLimit
        ).run()
        if result.ranTooLong {
            result.status = 1
            result.output +=
                "error: the script “\(script.name)” ran longer than \(timeLimit.formatted()) s and was ended\n"
                + "    Mend the script, or give it more time with --script-timeout SECONDS.\n"
        } else if result.status == Self.commandNotFound
            || !result.succeeded && result.output.contains(Self.writtenForPython2)
        {
            // The Mac has programs that this system has not; what they add is seldom worth more than the app itself.
            result.status = 0
            result.output +=
                "warning: the script “\(script.name)” needs a program that is not here; going on without it\n"
        } else if !result.succeeded {
            result.output += "error: the script “\(script.name)” failed with status \(result.status)\n"
        } else if !script.outputs.isEmpty {
            try record.write(inputs: Set(script.inputs.map(\.path)), startedAt: start)
        }
        return result
    }
}
