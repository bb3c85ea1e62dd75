import Foundation

/// Tests that run in a program of their own.
package struct LogicTestRun {
    package struct Result: Sendable {
        package var hasSucceeded: Bool
        /// What the tests have printed.
        package var output: String
        /// What went wrong besides tests that failed: a crash, say.
        package var problem: String?
    }

    package var runner: URL
    package var bundle: URL
    /// Seconds.
    package var timeLimit: Double

    package init(runner: URL, bundle: URL, timeLimit: Double) {
        self.runner = runner
        self.bundle = bundle
        self.timeLimit = timeLimit
    }

    /// Runs the tests in a home folder of their own, which is gone afterwards.
    ///
    /// - Throws: `BuildError` when the program cannot be started; what Foundation throws when no folder can be made.
    package func run() throws -> Result {
        let manager = FileManager.default
        let home = manager.temporaryDirectory.appendingPathComponent("verger-tests-\(UUID().uuidString)")
        try manager.createDirectory(at: home.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: home) }
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = home.path
        environment["CFFIXED_USER_HOME"] = home.path
        environment["TMPDIR"] = home.path + "/tmp/"
        let process = ToolProcess(
            program: runner, arguments: [bundle.path], folder: bundle.deletingLastPathComponent(),
            environment: environment, timeLimit: timeLimit)
        let result = try Interruption.watched { try process.run() }
        return Result(hasSucceeded: result.succeeded, output: result.output, problem: problem(result))
    }

    private func problem(_ result: ToolProcess.Result) -> String? {
        if result.ranTooLong { return "the tests ran longer than \(timeLimit.formatted()) s and were ended" }
        return result.status > 128 ? "the tests crashed: \(String(cString: strsignal(result.status - 128)))" : nil
    }
}
