import Foundation

extension BuildTarget {
    /// The program that tests without an app run in.
    ///
    /// - Parameter tests: the bundle of tests that it is made for.
    static func testRunner(for tests: BuildTarget, sdk: SDK) -> BuildTarget {
        let folder = tests.intermediateFolder.appendingPathComponent("Runner")
        var runner = BuildTarget(name: "otest", kind: .tool, folder: tests.folder, intermediateFolder: folder)
        runner.product = folder.appendingPathComponent("otest")
        runner.phases = [.sources([SourceFile(url: sdk.testRunner, language: .c)], swift: [])]
        runner.compile.flags = ["-O0", "-g"]
        // Tests see what a debug build of the app would.
        runner.compile.isDebug = tests.compile.isDebug
        return runner
    }
}
