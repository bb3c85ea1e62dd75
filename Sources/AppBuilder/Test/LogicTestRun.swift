import Foundation

/// A run of tests in the test runner, without an app.
package struct LogicTestRun {
    package struct Result: Sendable {
        package var hasSucceeded: Bool
        /// The signal that ended the runner; nil if it exited.
        package var signal: Int32?
        /// Whether the runner exceeded the time limit.
        package var ranTooLong: Bool
    }

    package var runner: URL
    package var bundle: URL
    /// The working folder, the project's as with Apple's tools.
    package var folder: URL
    /// The time limit in seconds.
    package var timeLimit: Double
    /// The file with the selected tests; see `TestSelection`. nil runs all tests.
    package var selection: URL?

    package init(runner: URL, bundle: URL, folder: URL, timeLimit: Double, selection: URL?) {
        self.runner = runner
        self.bundle = bundle
        self.folder = folder
        self.timeLimit = timeLimit
        self.selection = selection
    }

    /// Runs the tests with a temporary home folder, which is deleted afterwards.
    ///
    /// - Parameter watch: Called several times a second with the complete lines that the tests have printed since the
    ///   last call. It may return a signal to send to the runner.
    /// - Throws: `BuildError` if the runner cannot be started; an error of Foundation if the folder cannot be created.
    package func run(watch: @escaping (_ output: String) -> Int32?) throws -> Result {
        let manager = FileManager.default
        let home = manager.temporaryDirectory.appendingPathComponent("verger-tests-\(UUID().uuidString)")
        // As an app finds its home when it was installed: code that is tested writes there without looking.
        for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try manager.createDirectory(at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        defer { try? manager.removeItem(at: home) }
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = home.path
        environment["CFFIXED_USER_HOME"] = home.path
        environment["TMPDIR"] = home.path + "/tmp/"
        environment["VERGER_CALL_STACKS"] = "1"
        environment[TestSelection.environmentVariable] = selection?.path
        var process = ToolProcess(
            program: runner, arguments: [bundle.path], folder: folder,
            environment: environment, timeLimit: timeLimit)
        process.watch = watch
        let result = try Interruption.watched { try process.run() }
        return Result(
            hasSucceeded: result.succeeded, signal: result.status > 128 ? result.status - 128 : nil,
            ranTooLong: result.ranTooLong)
    }
}
