import Audit
import Display
import Foundation

/// One run of a test's script: a process of its own, with a device and a home that are gone afterwards.
struct UITestPlay {
    let test: UITest
    /// The test's place among those of the run, from 1 on.
    let number: Int
    /// From 1 on.
    let attempt: Int
    /// Whether the test is not tried again if it fails.
    var isLast: Bool { attempt > plan.retries }
    let plan: UITestPlan

    /// The greatest part of a log or a report that is kept, in bytes.
    private static let longestText = 1 << 20

    /// - Returns: nil when it was interrupted.
    /// - Throws: when a file cannot be written, or the program cannot be started.
    func run(unless interruption: AuditInterruption) throws -> UITestAttempt? {
        let name = "\(number)-\(attempt)"
        let folder = plan.resultFolder.appendingPathComponent(name)
        let home = plan.workFolder.appendingPathComponent("home-\(name)")
        let temporary = home.appendingPathComponent("tmp")
        for made in [folder, temporary] {
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: home) }
        var environment = ProcessInfo.processInfo.environment
        environment["VERGER_HOME"] = home.path
        environment["TMPDIR"] = temporary.path
        let resultFile = home.appendingPathComponent("result.json").path
        let logFile = home.appendingPathComponent("log.txt").path
        // The script's own folder is the current one, for the files that it reads.
        let process = LimitedProcess(
            program: plan.program, arguments: arguments(folder.path, result: resultFile, log: logFile),
            environment: environment, folder: test.file.deletingLastPathComponent().path)
        let ended = try process.run(plan.limits, unless: interruption)
        if ended.end == .interrupted { return nil }

        var result = UITestAttempt(Self.outcome(of: ended.end), seconds: ended.seconds, folder: name)
        result.log = Self.text(logFile) ?? ended.output
        if let data = FileManager.default.contents(atPath: folder.path + "/" + StepRecord.fileName) {
            result.record = try? JSONDecoder().decode(StepRecord.self, from: data)
        }
        let crashes = home.path + "/CrashReports"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: crashes)) ?? []
        result.crashReports = names.sorted().compactMap { Self.text("\(crashes)/\($0)") }
        guard result.outcome != .passed else { return result }
        result.message = message(ended, resultFile)
        if isLast, plan.recordsSteps { result.video = try film(into: folder, home, unless: interruption) }
        return result
    }

    /// Plays once more, for a video: in virtual time the same comes of it. Plays that pass need none, and a video costs more than
    /// the play.
    ///
    /// - Returns: the name of the video; nil if there is no program that makes one.
    private func film(into folder: URL, _ home: URL, unless interruption: AuditInterruption) throws -> String? {
        guard VideoProgram.location != nil else { return nil }
        let work = home.appendingPathComponent("film")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        var environment = ProcessInfo.processInfo.environment
        environment["VERGER_HOME"] = work.path
        environment["TMPDIR"] = work.path
        let file = folder.appendingPathComponent(Self.videoName).path
        let process = LimitedProcess(
            program: plan.program,
            arguments: runArguments + ["--output-folder=\(work.path)", "--video=\(file)"],
            environment: environment, folder: test.file.deletingLastPathComponent().path)
        _ = try process.run(plan.limits, unless: interruption)
        return FileManager.default.fileExists(atPath: file) ? Self.videoName : nil
    }

    private static let videoName = "video.webm"

    private func arguments(_ folder: String, result: String, log: String) -> [String] {
        var arguments = runArguments + ["--result=\(result)", "--log=\(log)", "--output-folder=\(folder)"]
        if plan.recordsPictures { arguments.append("--record-pictures") }
        if plan.recordsSteps { arguments.append("--record=\(folder)") }
        return arguments
    }

    /// What every play of the test is given.
    private var runArguments: [String] {
        // With an equals sign a name may begin with a hyphen.
        var arguments = [
            "run", plan.app, "--headless", "--script=\(test.file.lastPathComponent)", "--device=\(test.device)",
            "--timeout=\(plan.timeout)",
        ]
        arguments += plan.variables.sorted { $0.key < $1.key }.map { "--set=\($0.key)=\($0.value)" }
        if let language = test.language { arguments.append("--language=\(language)") }
        if !plan.isConfined { arguments.append("--no-sandbox") }
        return arguments
    }

    /// The statuses are those of `HeadlessStatus`.
    private static func outcome(of end: ProcessEnd) -> UITestAttempt.Outcome {
        switch end {
        case .exited(status: HeadlessStatus.fine.rawValue): .passed
        case .exited(status: HeadlessStatus.crashed.rawValue): .crashed
        default: .failed
        }
    }

    private func message(_ ended: LimitedProcess.Result, _ resultFile: String) -> String {
        guard case .exited = ended.end, let data = FileManager.default.contents(atPath: resultFile),
            let result = try? JSONDecoder().decode(HeadlessResult.self, from: data), let messages = result.messages,
            !messages.isEmpty
        else {
            // The command came to its end before it could tell; what it printed says more.
            return "the run \(ended.end.text)\n" + ended.output.suffix(2000)
        }
        return messages.joined(separator: "\n")
    }

    private static func text(_ file: String) -> String? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let text = String(decoding: data.prefix(longestText), as: UTF8.self)
        return data.count > longestText ? text + "\n[… \(data.count - longestText) bytes are left out …]\n" : text
    }
}
