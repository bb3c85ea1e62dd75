import AppBuilder
import ArgumentParser
import Audit
import Device
import Display
import Foundation
import UITesting

struct UITestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uitest", abstract: "Build an app and play the scripts of a folder with it, on several devices.",
        discussion: """
            Every script below the folder whose name ends in .script is a test (docs/Scripts.md). Each is played on each device \
            and in each language, on a new device in virtual time, several at once. Exit status: 0 if all passed, 1 if one \
            failed, 3 if the app crashed.
            """)

    @OptionGroup var build: BuildOptions

    @Option(help: "The folder that the scripts are in.", completion: .directory)
    var scripts: String

    @OptionGroup var play: ScriptOptions

    @Option(
        name: .customLong("device"),
        help: "A device, as for run; more than once for several. If none is given, one that the app can be on.")
    var devices: [String] = []

    @Option(
        name: .customLong("language"), help: "A language of the devices, such as de; more than once for several.")
    var languages: [String] = []

    @Option(help: "How many tests are played at once; as many as there are processors if not given.")
    var jobs: Int?

    @Option(help: ArgumentHelp("Play only a part of the tests: 2/3 is the second of three.", valueName: "k/n"))
    var shard: String?

    @Option(
        help: "How often a test that failed is played again. One that passes then is flaky, which counts as passed.")
    var retries = 0

    @Option(help: "Write the results to this file, as JUnit has them.", completion: .file())
    var junit: String?

    @Option(
        help:
            "Write a page with each step's pictures into this folder. If not given, only what failed tests left is kept.",
        completion: .directory)
    var report: String?

    @Option(help: "How many seconds of real time one play of a script may take.")
    var timeout = 60.0

    @Flag(help: "Print the tests, and play none.")
    var list = false

    @Flag(
        name: .customLong("no-sandbox"),
        help: "Let the app do what you may, instead of what apps may on the phone.")
    var noSandbox = false

    func validate() throws {
        func require(_ isRight: Bool, _ message: String) throws {
            if !isRight { throw ValidationError(message) }
        }
        try require(jobs.map { (1...256).contains($0) } ?? true, "--jobs takes a number from 1 to 256.")
        try require((0...100).contains(retries), "--retries takes a number from 0 to 100.")
        try require(timeout >= 1 && timeout <= 86_400, "--timeout takes seconds from 1 to 86400.")
        try require(
            shard.map { UITestShard($0) != nil } ?? true,
            "--shard takes two numbers, such as 2/3 for the second of three parts.")
    }

    func run() throws {
        let models = try devices.map { try DeviceCatalog().find($0).model }
        for language in languages { _ = try DeviceModel.standard.set(languageTag: language) }
        let search = try UITestSearch(URL(fileURLWithPath: scripts))
        try search.check(play.variables())
        let isFinished = try AppLocation.withFinishedApp(at: build.path) { path in
            try test(BuiltApp(folder: URL(fileURLWithPath: path)), search, on: models)
            return true
        }
        if isFinished == nil { try test(try build.build(), search, on: models) }
    }

    private func test(_ app: BuiltApp, _ search: UITestSearch, on models: [DeviceModel]) throws {
        let names = models.isEmpty ? [app.usualDevice.model.nameWithVersion] : models.map(\.nameWithVersion)
        let all = search.tests(on: names, in: languages)
        let tests = shard.flatMap(UITestShard.init)?.part(of: all) ?? all
        if list {
            for test in tests { print(test.name) }
            return
        }
        let storage = try DeviceStorage.temporary()
        defer { storage.close() }
        let folder = UITestFolder(URL(fileURLWithPath: report ?? "verger-uitest").standardizedFileURL)
        try folder.prepare()
        let start = Date()
        let interruption = AuditInterruption()
        let signals = InterruptionSignals(interruption)
        let reporter = UITestReporter(count: tests.count)
        let run = UITestRun(
            tests, plan: try plan(app, in: URL(fileURLWithPath: storage.folder), folder), interruption: interruption
        ) { reporter.report($0) }
        let results = try withExtendedLifetime(signals) { try run.run() }
        reporter.finish()
        try finish(results, of: tests.count, since: start, app, folder)
    }

    private func plan(_ app: BuiltApp, in work: URL, _ folder: UITestFolder) throws -> UITestPlan {
        var plan = UITestPlan(
            program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
            app: app.folder.standardizedFileURL.path, workFolder: work, resultFolder: folder.tests)
        plan.variables = try play.variables()
        plan.recordsPictures = play.recordPictures
        plan.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        plan.retries = retries
        plan.recordsSteps = report != nil
        plan.isConfined = !noSandbox
        plan.timeout = timeout
        return plan
    }

    private func finish(
        _ results: [UITestResult], of count: Int, since start: Date, _ app: BuiltApp, _ folder: UITestFolder
    ) throws {
        if let junit { try write(JUnitReport(results).text, to: junit) }
        if report == nil {
            folder.removePassed(results)
        } else {
            try folder.write(
                UITestPage(
                    title: app.folder.deletingPathExtension().lastPathComponent,
                    date: ISO8601DateFormatter().string(from: start), seconds: Date().timeIntervalSince(start),
                    results: results))
            print(folder.page.path)
        }
        let (passed, flaky) = (results.count { $0.outcome.isSuccess }, results.count { $0.outcome == .flaky })
        print("\(passed) passed\(flaky > 0 ? " (\(flaky) flaky)" : ""), \(results.count - passed) failed")
        guard results.count == count else {
            throw CommandError("the tests were interrupted after \(results.count) of \(count)")
        }
        if results.contains(where: { $0.outcome == .crashed }) { throw ExitStatus.crashed.code }
        if passed < count { throw ExitStatus.failed.code }
    }

    private func write(_ text: String, to file: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw CommandError(
                "\(file): cannot be written (\(error.localizedDescription))", cure: "Check that its folder exists.",
                status: .wrongUse)
        }
    }
}
