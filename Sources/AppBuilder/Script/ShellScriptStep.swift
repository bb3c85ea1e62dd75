import Foundation
import XcodeProject

/// A run of a script. It is skipped if the script lists its outputs and no input has changed.
struct ShellScriptStep: QueuedStep {
    var script: ShellScript
    /// The time limit in seconds.
    var timeLimit: Double
    /// The sandbox; nil runs the script with all rights of the user.
    var sandbox: ScriptSandbox?
    /// The folder for the script's text and its input record.
    var folder: URL

    /// The exit status of a shell for an unknown command.
    private static let commandNotFound: Int32 = 127
    /// Messages of a shell about an unknown command in a pipe, and about a program of the Mac that came with the project, and of
    /// Python 3 about a program for Python 2, the Mac's version, of which it has executed nothing.
    private static let signsOfMissingProgram = [
        ": command not found", ": cannot execute binary file: Exec format error",
        "SyntaxError: Missing parentheses in call to 'print'",
    ]

    var verb: String? { "Running" }
    var subject: String { "script “\(script.name)”" }

    /// The shell for scripts of `/bin/sh`, which is bash on the Mac: scripts use its extensions (`function`,
    /// `${!name}`).
    private static let macShell = "/bin/bash"

    private var shell: [String] {
        guard script.shell.first == "/bin/sh", FileManager.default.isExecutableFile(atPath: Self.macShell) else {
            return script.shell
        }
        return [Self.macShell] + script.shell.dropFirst()
    }

    /// Whether the script, or a script of the project that it calls, contains the path of a Mac program that does not
    /// exist here, such as `/usr/bin/svnversion`.
    private var namesMissingProgram: Bool {
        ([script.text] + textsOfReadScripts).contains { text in
            let isPath: (Character) -> Bool = { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
            return text.split(whereSeparator: { !isPath($0) }).contains { word in
                Self.programFolders.contains { word.hasPrefix($0) }
                    && !FileManager.default.fileExists(atPath: String(word))
            }
        }
    }

    private static let programFolders = [
        "/bin/", "/sbin/", "/usr/bin/", "/usr/sbin/", "/usr/libexec/", "/Developer/", "/System/Library/",
    ]

    /// The texts of the scripts that this one calls by `source ${PROJECT_DIR}/build.sh`, `sh build.sh` or a path.
    private var textsOfReadScripts: [String] {
        var text = script.text
        for (name, value) in script.environment.sorted(by: { $0.key.count > $1.key.count }) where text.contains("$") {
            for reference in ["${\(name)}", "$\(name)"] {
                text = text.replacingOccurrences(of: reference, with: value)
            }
        }
        let words = ShellWords.split(text.replacingOccurrences(of: "\n", with: " "))
        return words.compactMap { word -> String? in
            let file = URL(fileURLWithPath: word, relativeTo: script.folder)
            guard file.path.hasPrefix(script.folder.path), file.path != script.folder.path,
                let size = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
                size.isRegularFile == true, size.fileSize ?? 0 < Self.longestScript
            else { return nil }
            return try? String(contentsOf: file, encoding: .utf8)
        }
    }

    private static let longestScript = 1 << 16

    private func tellsOfMissingProgram(_ output: String) -> Bool {
        Self.signsOfMissingProgram.contains { output.contains($0) }
    }

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
        for path in script.makesFolders { try manager.createDirectory(atPath: path, withIntermediateDirectories: true) }
        try Data(script.text.utf8).write(to: file, options: .atomic)
        chmod(file.path, 0o755)
        let start = Date()
        guard let program = shell.first else { return ToolProcess.Result(status: 0, output: "") }
        guard manager.isExecutableFile(atPath: program) else {
            let remark = "warning: the script “\(script.name)” is one of \(program), which is not here"
            return ToolProcess.Result(status: 0, output: remark + "; going on without it\n")
        }
        var process = ToolProcess(
            program: URL(fileURLWithPath: program), arguments: Array(shell.dropFirst()) + [file.path],
            folder: script.folder, environment: script.environment, timeLimit: timeLimit)
        var result =
            try sandbox?.enter(script.environment) { rules, environment in
                process.rules = rules
                process.environment = environment
                return try process.run()
            } ?? process.run()
        if result.ranTooLong {
            result.status = 1
            result.output +=
                "error: the script “\(script.name)” ran longer than \(timeLimit.formatted()) s and was ended\n"
                + "    Mend the script, or give it more time with --script-timeout SECONDS.\n"
        } else if result.status == Self.commandNotFound
            || !result.succeeded && (tellsOfMissingProgram(result.output) || namesMissingProgram)
        {
            // A script that needs a program of the Mac does not fail the build, since its output is rarely necessary
            // for the app.
            result.status = 0
            result.output +=
                "warning: the script “\(script.name)” needs a program that is not here; going on without it\n"
        } else if !result.succeeded {
            result.output += "error: the script “\(script.name)” failed with status \(result.status)\n"
            if sandbox != nil {
                result.output +=
                    "    Scripts are confined to the project. If you trust it: without --sandbox-scripts they are not.\n"
            }
        } else if !script.outputs.isEmpty {
            try record.write(inputs: Set(script.inputs.map(\.path)), startedAt: start)
        }
        return result
    }
}
