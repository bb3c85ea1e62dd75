import AppBuilder
import Audit
import Device
import Display
import Foundation

/// Runs a test bundle and prints the results.
///
/// If a test crashes or hangs, its program ends, and the remaining tests run in a new one.
struct XcodebuildTests {
    /// The time limit of a bundle's tests, in seconds of real time.
    private static let timeLimit = 7200.0

    var selection = TestSelection()
    /// The time limit of one test, in seconds of real time.
    var allowance = 120.0

    /// The result of one launch of the program that runs the tests.
    private struct Launch {
        var record: TestRecord
        var hasSucceeded = false
        var ranTooLong = false
        /// A problem other than a failed test; nil for none.
        var problem: String?
    }

    /// - Returns: The result of each test.
    /// - Throws: `BuildError` if the program cannot be started.
    func run(_ tests: BuiltTests) throws -> Result {
        var result = Result()
        while true {
            let former = Set(result.record.cases.map(\.name))
            let launch = try launch(tests, result.record)
            result.record = launch.record
            guard let crashed = launch.record.running else {
                judge(tests, launch, &result)
                // One that ended between two tests has others to run, if it ran any.
                guard !launch.record.hasEnded, launch.record.cases.count > former.count else { break }
                print("Restarting; the summary includes totals from previous launches.\n")
                result.launches += 1
                continue
            }
            let text = reason(launch)
            result.record.finishRunning(launch.ranTooLong ? .timedOut : .crashed, text)
            print("\(tests.bundle.path): error: \(crashed.name) : the test \(text)")
            guard !former.contains(crashed.name) else {
                // The test ran although it was skipped by name, so skipping would not end.
                print("\(tests.bundle.path): error: tests that share the name \(crashed.name) cannot be told apart\n")
                result.hasProblem = true
                break
            }
            print("Restarting after \(crashed.name); the summary includes totals from previous launches.\n")
            result.launches += 1
        }
        summarize(result)
        return result
    }

    private func reason(_ launch: Launch) -> String {
        if launch.ranTooLong { return "ran longer than \(allowance.formatted()) s" }
        return launch.problem.map { "crashed: \($0)" } ?? "ended the program that it ran in"
    }

    struct Result {
        var record = TestRecord()
        /// The number of launches.
        var launches = 1
        /// Whether there was a problem other than failed tests.
        var hasProblem = false

        var hasSucceeded: Bool { !hasProblem && record.cases.allSatisfy { $0.outcome == .passed } }
    }

    private func judge(_ tests: BuiltTests, _ launch: Launch, _ result: inout Result) {
        if let problem = launch.problem {
            print("\(tests.bundle.path): error: \(problem)")
            result.hasProblem = true
        } else if !launch.record.hasEnded {
            print("\(tests.bundle.path): error: the program ended before its tests did")
            result.hasProblem = true
        } else if !launch.hasSucceeded {
            // The program exited with an error status although no test failed.
            result.hasProblem = true
        }
    }

    /// Prints the totals of all launches, since those in the log are of one launch.
    private func summarize(_ result: Result) {
        guard result.launches > 1 else { return }
        let cases = result.record.cases
        func names(_ outcome: TestRecord.Outcome) -> String {
            cases.filter { $0.outcome == outcome }.map { "\n    \($0.name)" }.joined()
        }
        let failed = cases.count { $0.outcome != .passed }
        print("Executed \(cases.count) tests in \(result.launches) launches, with \(failed) failures")
        if case let crashed = names(.crashed), !crashed.isEmpty { print("Crashed:\(crashed)") }
        if case let hung = names(.timedOut), !hung.isEmpty { print("Ran too long:\(hung)") }
        print("")
    }

    // MARK: - Launches

    private func launch(_ tests: BuiltTests, _ former: TestRecord) throws -> Launch {
        var record = former
        record.begin()
        let watchdog = TestWatchdog(record, allowance: allowance)
        var selection = selection
        selection.skipped += record.tried
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "verger-tests-\(UUID().uuidString).list")
        try selection.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        switch tests.host {
        case .runner(let runner):
            return try launch(
                LogicTestRun(
                    runner: runner, bundle: tests.bundle, folder: tests.folder, timeLimit: Self.timeLimit,
                    selection: file), watchdog)
        case .app(let app):
            return try MainActor.assumeIsolated { try launch(tests, in: app, selection: file, watchdog) }
        }
    }

    private func launch(_ run: LogicTestRun, _ watchdog: TestWatchdog) throws -> Launch {
        let end = try run.run { output in
            for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                print(line)
                watchdog.take(String(line))
            }
            return watchdog.signal()
        }
        var problem = end.signal.map { "\(String(cString: strsignal($0)))" }
        if watchdog.hasIntervened { problem = nil }
        if end.ranTooLong { problem = "the tests ran longer than \(Self.timeLimit.formatted()) s and were ended" }
        return Launch(
            record: watchdog.result, hasSucceeded: end.hasSucceeded, ranTooLong: watchdog.hasIntervened,
            problem: problem)
    }

    /// Launches the app on a temporary device with virtual time.
    @MainActor private func launch(
        _ tests: BuiltTests, in app: BuiltApp, selection: URL, _ watchdog: TestWatchdog
    ) throws -> Launch {
        var options = HeadlessOptions(appPath: app.folder.path, crashReportFolder: ControlClient.crashReportFolder)
        // Tests read sample files beside their sources.
        options.confinesApp = false
        options.environment = [
            BuiltTests.environmentVariable: tests.bundle.path, TestSelection.environmentVariable: selection.path,
        ]
        options.waitsForEnd = true
        options.timeout = Self.timeLimit
        options.model = DeviceModel.suited(toAppAt: app.folder.path)
        let guardian = ProcessGuardian { watchdog.signal() }
        options.didStart = { guardian.process = $0 }
        var messages: [String] = []
        let run = HeadlessRun(options) {
            messages.append($0)
        } onLine: { line in
            guard line.source != .device else { return }
            print(line.text)
            watchdog.take(line.text)
        }
        let status = run.run()
        guardian.stop()
        let isCrash = status != .fine && !watchdog.result.hasEnded && !watchdog.hasIntervened
        return Launch(
            record: watchdog.result, hasSucceeded: status == .fine, ranTooLong: watchdog.hasIntervened,
            problem: isCrash ? messages.last : nil)
    }
}
