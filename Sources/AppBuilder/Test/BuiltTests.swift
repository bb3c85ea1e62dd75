import Foundation

/// A test bundle that was built, with the program that runs its tests.
package struct BuiltTests: Sendable {
    /// The program that loads the test bundle.
    package enum Host: Sendable {
        /// The test runner, which gets the path of the bundle as argument.
        case runner(URL)
        /// The app, which gets the path of the bundle in its environment.
        case app(BuiltApp)
    }

    /// The test bundle (`.octest`).
    package var bundle: URL
    package var host: Host
    /// The project's folder, which tests without an app run in: they find their files by paths from there.
    package var folder: URL
    /// Whether the project runs the tests at the end of each build.
    package var runAfterBuild: Bool

    /// The environment variable with the path of the bundle that an app loads.
    package static let environmentVariable = "VERGER_TEST_BUNDLE"

    /// The tests of a plan that was built.
    ///
    /// - Returns: nil if the plan's last target is not a test bundle.
    /// - Throws: `BuildError` if the app that runs the tests does not exist.
    package init?(_ plan: BuildPlan) throws {
        guard let tests = plan.targets.last, tests.kind == .testBundle, let product = tests.product else { return nil }
        bundle = product
        folder = tests.folder
        runAfterBuild = tests.testsAfterBuild
        if let program = tests.testHost {
            guard FileManager.default.isExecutableFile(atPath: program.path) else {
                throw BuildError(
                    "the app that the tests of “\(tests.name)” run in is not built", at: program.path,
                    cure: "Let the target depend on the app's, or mend its build setting TEST_HOST.")
            }
            host = .app(try BuiltApp(folder: program.deletingLastPathComponent()))
        } else {
            guard let runner = plan.targets.dropLast().last?.product else { return nil }
            host = .runner(runner)
        }
    }
}
