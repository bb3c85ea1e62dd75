import Foundation

/// Unit tests that are ready to run.
package struct BuiltTests: Sendable {
    /// What the tests run in.
    package enum Host: Sendable {
        /// A program that takes the bundle's path as its argument.
        case runner(URL)
        /// An app that is launched with the bundle's path in its environment.
        case app(BuiltApp)
    }

    /// The `.octest`.
    package var bundle: URL
    package var host: Host
    /// Whether the project wants them to run at the end of each build.
    package var runAfterBuild: Bool

    /// An app loads the bundle that this variable of its environment names.
    package static let environmentVariable = "VERGER_TEST_BUNDLE"

    /// What a plan that has been carried out has made.
    ///
    /// - Returns: nil when the plan's last target is no bundle of tests.
    /// - Throws: `BuildError` when the app that the tests run in is not there.
    package init?(_ plan: BuildPlan) throws {
        guard let tests = plan.targets.last, tests.kind == .testBundle, let product = tests.product else { return nil }
        bundle = product
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
