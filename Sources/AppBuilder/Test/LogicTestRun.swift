import Foundation

/// Tests that run in a program of their own.
package struct LogicTestRun {
    package struct Result: Sendable {
        package var hasSucceeded: Bool
        /// The signal that ended the program; nil when it ended by itself.
        package var signal: Int32?
        /// Whether it ran longer than it may.
        package var ranTooLong: Bool
    }

    package var runner: URL
    package var bundle: URL
    /// Seconds.
    package var timeLimit: Double
    /// Which tests are wanted; see `TestSelection`.
    package var selection: URL?

    package init(runner: URL, bundle: URL, timeLimit: Double, selection: URL?) {
        self.runner = runner
        self.bundle = bundle
        self.timeLimit = timeLimit
        self.selection = selection
    }

    /// Runs the tests in a home folder of their own, which is gone afterwards.
    ///
    /// - Parameter watch: gets what the tests print, whole lines, and is asked several times a second for a signal to
    ///   send.
    /// - Throws: `BuildError` when the program cannot be started; what Foundation throws when no folder can be made.
    package func run(watch: @escaping (_ output: String) -> Int32?) throws -> Result {
        let manager = FileManager.default
        let home = manager.temporaryDirectory.appendingPathComponent("verger-tests-\(UUID().uuidString)")
        try manager.createDirectory(at: home.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: home) }
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = home.path
        environment["CFFIXED_USER_HOME"] = home.path
        environment["TMPDIR"] = home.path + "/tmp/"
        environment["VERGER_CALL_STACKS"] = "1"
        environment[TestSelection.environmentVariable] = selection?.path
        var process = ToolProcess(
            program: runner, arguments: [bundle.path], folder: bundle.deletingLastPathComponent(),
            environment: environment, timeLimit: timeLimit)
        process.watch = watch
        let result = try Interruption.watched { try process.run() }
        return Result(
            hasSucceeded: result.succeeded, signal: result.status > 128 ? result.status - 128 : nil,
            ranTooLong: result.ranTooLong)
    }
}
