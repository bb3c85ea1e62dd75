import AppBuilder
import Audit
import Device
import Display
import Foundation

/// Runs bundles of unit tests that are built, and prints what they tell.
struct XcodebuildTests {
    /// Seconds of real time that the tests of a bundle may take.
    private static let timeLimit = 1800.0
    /// What ends the log of each run, in the words of SenTestingKit: without it the tests did not come to their end.
    private static let lastSuite = [
        "Test Suite 'All tests' finished at", "Test Suite 'Multiple Selected Tests' finished at",
    ]

    /// - Returns: whether all tests of the bundle pass.
    /// - Throws: `BuildError` when they cannot be started.
    func run(_ tests: BuiltTests) throws -> Bool {
        switch tests.host {
        case .runner(let runner):
            let run = LogicTestRun(runner: runner, bundle: tests.bundle, timeLimit: Self.timeLimit)
            let result = try run.run()
            print(result.output, terminator: "")
            return judge(tests, succeeded: result.hasSucceeded, log: result.output, problem: result.problem)
        case .app(let app):
            return try MainActor.assumeIsolated { try run(tests, in: app) }
        }
    }

    /// The app is launched on a device of its own, in virtual time.
    @MainActor private func run(_ tests: BuiltTests, in app: BuiltApp) throws -> Bool {
        var options = HeadlessOptions(appPath: app.folder.path, crashReportFolder: ControlClient.crashReportFolder)
        // Tests read samples beside their sources.
        options.confinesApp = false
        options.environment = [BuiltTests.environmentVariable: tests.bundle.path]
        options.waitsForEnd = true
        options.timeout = Self.timeLimit
        options.model = try DeviceModel.named(DeviceChoice.name(forAppAt: app.folder.path))
        var log = ""
        var messages: [String] = []
        let run = HeadlessRun(options) {
            messages.append($0)
        } onLine: { line in
            guard line.source != .device else { return }
            log += line.text + "\n"
            print(line.text)
        }
        let status = run.run()
        let isCrash = status != .fine && !hasEnded(log)
        return judge(
            tests, succeeded: status == .fine, log: log, problem: isCrash ? messages.joined(separator: "\n") : nil)
    }

    private func hasEnded(_ log: String) -> Bool { Self.lastSuite.contains { log.contains($0) } }

    /// Tells what went wrong besides tests that failed.
    private func judge(_ tests: BuiltTests, succeeded: Bool, log: String, problem: String?) -> Bool {
        if let problem {
            print("\(tests.bundle.path): error: \(problem)")
        } else if succeeded, !hasEnded(log) {
            print("\(tests.bundle.path): error: the program ended before its tests did")
            return false
        }
        return succeeded
    }
}
