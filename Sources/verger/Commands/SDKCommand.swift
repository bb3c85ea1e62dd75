import AppBuilder
import ArgumentParser
import Foundation
import SDKCoverage

struct SDKCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sdk", abstract: "About the frameworks.", subcommands: [CoverageCommand.self])
}

struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Print how many of the platform's public names are declared, behave and are tested.",
        discussion: "The names are those of the lists in SDK/data. Clang answers whether our headers declare them.")

    @Option(help: "The SDK whose names are counted: 3.1, 4.3 or 5.1.")
    var sdk: SDKVersion = .v5_1

    @Flag(help: "List what is missing or faulty instead, the most used names first.")
    var missing = false

    @Flag(help: "List what is declared and does not behave instead.")
    var unfinished = false

    @Flag(help: "List what behaves and is used by no test instead, the most used names first.")
    var untested = false

    @Flag(help: "List the names that Foundation.h and UIKit.h show and should not instead.")
    var leaks = false

    @Flag(help: "Write the lists of what is known to be missing (SDK/data/missing.tsv, leaks.tsv) anew.")
    var record = false

    @Argument(help: "Only this framework: UIKit, Foundation, Darwin, objc …")
    var framework: String?

    func run() throws {
        let sdk = try SDK.locate()
        do {
            let measurement = try SDKMeasurement(sdk: sdk, toolchain: Toolchain.locate())
            for error in measurement.errors { printError("\(error)") }
            if record { try KnownFaults.write(measurement, folder: sdk.root) }
            print(text(measurement))
        } catch let error as CoverageError {
            throw CommandError("\(error)", cure: "Check that the clone is complete: git status")
        }
    }

    private func text(_ measurement: SDKMeasurement) -> String {
        let report = CoverageReport(measurement, version: sdk)
        if missing { return report.missing(in: framework) }
        if unfinished { return report.unfinished(in: framework) }
        if untested { return report.untested(in: framework) }
        if leaks { return measurement.leaks.map(\.line).joined(separator: "\n") }
        return report.summary
    }
}

extension SDKVersion: ExpressibleByArgument {}
