import Foundation

/// The audit of one app: it is built, launched, looked at, and given to a monkey. Each part is a process of its own.
struct AppAudit {
    let app: AuditedApp
    let plan: AuditPlan
    /// Below the report's folder, where the app's files go.
    let folderName: String
    let interruption: AuditInterruption
    let report: @Sendable (AuditEvent) -> Void

    private var folder: URL { plan.report.appendingPathComponent(folderName) }

    /// - Returns: nil when it was interrupted.
    /// - Throws: when a file cannot be written, or the program cannot be started.
    func run() throws -> AppReport? {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let home = try TemporaryHome()
        defer { home.remove() }

        report(.began(app, .building))
        let (build, bundle) = try build(in: home)
        var result = AppReport(app, folder: folderName, build: build.report)
        result.add(build.log.findings)
        guard build.report.outcome != .interrupted else { return nil }
        guard let bundle, result.hasBuilt else { return result }

        report(.began(app, .launching))
        let launch = try launch(bundle, in: home)
        guard launch.report.outcome != .interrupted else { return nil }
        result.device = launch.result.device ?? plan.device
        result.launch = launch.report
        result.add(launch.log.findings)
        if result.hasLaunched { result.drew = hasDrawn(launch.result) }

        if result.hasLaunched, plan.monkeySeconds > 0 {
            report(.began(app, .playing))
            let play = try play(bundle, in: home)
            guard play.report.outcome != .interrupted else { return nil }
            result.monkey = play.report
            result.add(play.log.findings)
        }
        home.keepCrashReports(in: folder)
        return result
    }

    private struct Part {
        var report: StageReport
        var log: MessageLog
        var result = RunResult()
    }

    // MARK: Building

    private func build(in home: TemporaryHome) throws -> (Part, bundle: String?) {
        let run = try verger(
            ["build"] + app.buildArguments + ["--configuration", plan.configuration]
                + (plan.isConfined ? ["--sandbox-scripts", "--script-folder", app.tree] : []), in: home,
            output: "build.txt")
        let log = MessageLog(run.output, from: .build, folders: app.folders)
        switch run.end {
        case .exited(status: 0):
            let last = run.output.split(whereSeparator: \.isNewline).last.map(String.init)
            let bundle = last.flatMap { FileManager.default.fileExists(atPath: $0 + "/Info.plist") ? $0 : nil }
            guard bundle != nil else {
                let report = StageReport(.failed, seconds: run.seconds, cause: "the build left no app")
                return (Part(report: report, log: log), nil)
            }
            return (Part(report: StageReport(.passed, seconds: run.seconds), log: log), bundle)
        default:
            var outcome = run.end.outcome
            if case .exited = run.end { outcome = .failed }
            let cause = outcome == .failed ? log.firstErrors.first : run.end.text
            let report = StageReport(outcome, seconds: run.seconds, cause: cause, firstErrors: log.firstErrors)
            return (Part(report: report, log: log), nil)
        }
    }

    // MARK: Running

    private func launch(_ bundle: String, in home: TemporaryHome) throws -> Part {
        let script = home.file("launch.script")
        let picture = file("first.png").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        try Data("screenshot \"\(picture)\"\nwait \(plan.launchSeconds)\n".utf8)
            .write(to: URL(fileURLWithPath: script))
        return try run(
            bundle, in: home, output: "launch.txt",
            ["--script", script, "--screenshot", file("launch.png"), "--tree", file("tree.json")])
    }

    private func play(_ bundle: String, in home: TemporaryHome) throws -> Part {
        try run(
            bundle, in: home, output: "monkey.txt",
            [
                "--monkey", String(plan.seed), "--monkey-seconds", String(plan.monkeySeconds),
                "--shrink", String(plan.shrinkingSeconds), "--monkey-script", file("monkey.script"),
                "--screenshot", file("monkey.png"),
            ])
    }

    private func run(
        _ bundle: String, in home: TemporaryHome, output: String, _ arguments: [String]
    ) throws -> Part {
        let resultFile = home.file("result.json")
        try? FileManager.default.removeItem(atPath: resultFile)
        // What it has for itself is a little less, so that it can tell how it came to its end.
        let patience = max(1, plan.limits.seconds - plan.shrinkingSeconds - 5)
        let run = try verger(
            ["run", bundle, "--headless", "--timeout", String(patience), "--result", resultFile]
                + (plan.device.map { ["--device", $0] } ?? []) + (plan.isConfined ? [] : ["--no-sandbox"]) + arguments,
            in: home, output: output)
        let log = MessageLog(run.output, from: .run, folders: app.folders)
        let result = RunResult(file: resultFile, end: run.end)
        var report = StageReport(
            result.outcome, seconds: run.seconds, cause: result.cause, firstErrors: log.firstErrors)
        report.remark = result.remark
        report.steps = result.steps
        return Part(report: report, log: log, result: result)
    }

    /// The launch image is the device's, not the app's: without a frame of the app's own nothing was drawn.
    private func hasDrawn(_ result: RunResult) -> Bool {
        guard result.hasDrawn, let data = FileManager.default.contents(atPath: file("launch.png")) else { return false }
        return PlainPicture.hasDrawing(data) ?? false
    }

    // MARK: Processes

    private func verger(_ arguments: [String], in home: TemporaryHome, output: String) throws -> LimitedProcess.Result {
        var environment = ProcessInfo.processInfo.environment
        environment["VERGER_HOME"] = home.path
        environment["TMPDIR"] = home.temporaryFolder
        let process = LimitedProcess(program: plan.program, arguments: arguments, environment: environment)
        let result = try process.run(plan.limits, unless: interruption)
        try Data(result.output.utf8).write(to: folder.appendingPathComponent(output))
        return result
    }

    private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }
}

extension AppReport {
    /// Adds what is not known yet; what is an error somewhere is one.
    fileprivate mutating func add(_ more: [Finding]) {
        for finding in more {
            if let index = findings.firstIndex(where: { $0.subject == finding.subject }) {
                if finding.isError { findings[index].isError = true }
            } else {
                findings.append(finding)
            }
        }
    }
}
