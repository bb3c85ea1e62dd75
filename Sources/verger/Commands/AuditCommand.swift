import AppBuilder
import ArgumentParser
import Audit
import Device
import Foundation

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Build and try every app below a folder, and report on all of them.",
        discussion: """
            Each app is built, launched headless, looked at, and given to a monkey, within limits of time and memory. The \
            report's folder gets index.html, report.txt and report.json, and below apps everything that was printed and \
            drawn. Exit status: 0 if every app is fine, else 1; with --against 1 only if an app is worse than it was.
            """)

    @Argument(help: "The folder that the projects are in, or an .xcodeproj.", completion: .directory)
    var folder: String

    @Option(help: "The report's folder.", completion: .directory)
    var report = "verger-audit"

    @Option(help: "Write the report as JSON to this file as well.", completion: .file())
    var json: String?

    @Option(help: "An earlier report to compare with: its report.json or its folder.", completion: .file())
    var against: String?

    @Option(parsing: .upToNextOption, help: "Only apps whose name or path contains one of these.")
    var only: [String] = []

    @Flag(help: "Print the apps that are found, and do nothing.")
    var list = false

    @Option(help: "How many apps are tried at once; as many as there are processors if not given.")
    var jobs: Int?

    @Option(help: "How many seconds of real time each part of an app's audit may take.")
    var timeout = 300.0

    @Option(help: "How many megabytes of memory an app, or its build, may use.")
    var memory = 2048

    @Option(help: "How many megabytes an app, or its build, may print.")
    var output = 64

    @Option(help: "How many seconds of its own time an app lives before it is looked at.")
    var launch = 3.0

    @Option(help: "How many seconds of the app's time the monkey plays; 0 for no monkey.")
    var monkey = 60.0

    @Option(help: "What the monkey's play follows from.")
    var seed: UInt64 = 1

    @Option(help: "For how many seconds fewer steps are looked for that break an app as well.")
    var shrink = 0.0

    @Option(help: "The device; each app's own kind if not given.")
    var device: String?

    @Option(help: "Debug or Release, or another configuration that the projects have.")
    var configuration = "Debug"

    @Flag(
        name: .customLong("no-sandbox"),
        help: "Let scripts of projects and apps do what you may, instead of keeping them to their folders.")
    var noSandbox = false

    func validate() throws {
        func require(_ isRight: Bool, _ message: String) throws {
            if !isRight { throw ValidationError(message) }
        }
        try require(jobs.map { (1...256).contains($0) } ?? true, "--jobs takes a number from 1 to 256.")
        try require(timeout >= 1 && timeout <= 86_400, "--timeout takes seconds from 1 to 86400.")
        try require((64...1_048_576).contains(memory), "--memory takes megabytes from 64 to 1048576.")
        try require((1...4096).contains(output), "--output takes megabytes from 1 to 4096.")
        try require(launch > 0 && launch <= 3600, "--launch takes seconds from just above 0 to 3600.")
        try require(monkey >= 0 && monkey <= 86_400, "--monkey takes seconds from 0 to 86400.")
        try require(shrink >= 0 && shrink <= 3600, "--shrink takes seconds from 0 to 3600.")
    }

    func run() throws {
        if let device { _ = try DeviceModel.named(device) }
        let earlier = try against.map { try AuditReport(contentsOf: $0) }
        let search = try AppSearch(URL(fileURLWithPath: folder))
        let apps = search.apps.filter(isWanted)
        guard !apps.isEmpty else { throw nothingFound(search) }
        if list {
            for app in apps { print(app.identifier) }
            return
        }
        let reportFolder = ReportFolder(URL(fileURLWithPath: report).standardizedFileURL)
        try reportFolder.prepare()

        let start = Date()
        var result = AuditReport(
            folder: URL(fileURLWithPath: folder).standardizedFileURL.path,
            date: ISO8601DateFormatter().string(from: start),
            monkeySeconds: monkey, seed: seed, found: apps.count)
        result.leftOut = search.leftOut
        let interruption = AuditInterruption()
        let signals = InterruptionSignals(interruption)
        let reporter = AuditReporter()
        let audit = AuditRun(apps, plan: plan(reportFolder), interruption: interruption) { reporter.report($0) }
        result.apps = try withExtendedLifetime(signals) { try audit.run() }
        reporter.finish()
        result.seconds = Date().timeIntervalSince(start)
        try finish(result, against: earlier, in: reportFolder)
    }

    private func isWanted(_ app: AuditedApp) -> Bool {
        only.isEmpty || only.contains { app.identifier.localizedCaseInsensitiveContains($0) }
    }

    private func plan(_ reportFolder: ReportFolder) -> AuditPlan {
        var plan = AuditPlan(
            program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path, report: reportFolder.url)
        plan.configuration = configuration
        plan.device = device
        plan.launchSeconds = launch
        plan.monkeySeconds = monkey
        plan.seed = seed
        plan.shrinkingSeconds = shrink
        plan.isConfined = !noSandbox
        plan.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        plan.limits = ProcessLimits(seconds: timeout, memory: memory << 20, output: output << 20)
        return plan
    }

    private func finish(_ result: AuditReport, against earlier: AuditReport?, in folder: ReportFolder) throws {
        let comparison = earlier.map { Comparison(result, against: $0) }
        try folder.write(result, comparison: comparison)
        if let json { try write(try result.json, to: json) }
        print(TextReport(result, comparison: comparison).text)
        print(folder.page.path)
        guard result.isComplete else {
            throw CommandError("the audit was interrupted after \(result.apps.count) of \(result.found) apps")
        }
        let isFine = comparison.map { $0.worse.isEmpty } ?? (result.fine == result.apps.count)
        if !isFine { throw ExitStatus.failed.code }
    }

    private func write(_ data: Data, to file: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw CommandError(
                "\(file): cannot be written (\(error.localizedDescription))", cure: "Check that its folder exists.",
                status: .wrongUse)
        }
    }

    private func nothingFound(_ search: AppSearch) -> CommandError {
        guard search.apps.isEmpty else {
            return CommandError(
                "none of the \(search.apps.count) apps below \(folder) is called like that",
                cure: "verger audit \(folder) --list names them.", status: .wrongUse)
        }
        return CommandError(
            "no app below \(folder)" + (search.leftOut.isEmpty ? "" : ": \(search.leftOut.joined(separator: "; "))"),
            cure: "Name a folder with .xcodeproj projects that make apps, or with folder projects.", status: .wrongUse)
    }
}
