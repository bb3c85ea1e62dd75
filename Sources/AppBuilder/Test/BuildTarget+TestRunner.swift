import Foundation

extension BuildTarget {
    /// The test runner: a program that loads a test bundle without an app.
    ///
    /// - Parameter tests: The target of the test bundle.
    static func testRunner(for tests: BuildTarget, sdk: SDK) -> BuildTarget {
        let folder = tests.intermediateFolder.appendingPathComponent("Runner")
        var runner = BuildTarget(name: "otest", kind: .tool, folder: tests.folder, intermediateFolder: folder)
        runner.product = folder.appendingPathComponent("otest")
        runner.phases = [.sources([SourceFile(url: sdk.testRunner, language: .c)], swift: [])]
        runner.compile.flags = ["-O0", "-g"]
        // The runner has the same behaviour of a Debug build as the tests.
        runner.compile.isDebug = tests.compile.isDebug
        return runner
    }
}
