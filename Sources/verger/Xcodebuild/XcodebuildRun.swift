import AppBuilder
import Foundation
import OrganizerSite
import UITesting
import XcodeProject

/// Performs the actions of an `xcodebuild` command in order.
struct XcodebuildRun {
    private let arguments: XcodebuildArguments
    private let selection: XcodebuildSelection
    private let toolchain: Toolchain
    private let sdk: SDK
    private let report: XcodebuildReport

    init(_ arguments: XcodebuildArguments) throws {
        self.arguments = arguments
        selection = try XcodebuildSelection(arguments)
        toolchain = try Toolchain.locate()
        sdk = try SDK.locate()
        report = XcodebuildReport(isQuiet: arguments.isQuiet)
    }

    /// - Throws: The error of the failed action, after `** BUILD FAILED **` was printed.
    func run() throws {
        for action in arguments.actions {
            do {
                switch action {
                case .build: for target in selection.targets { try buildAndTest(target) }
                case .clean: for target in selection.targets { try clean(target) }
                case .test: try test()
                case .archive: try archive()
                }
            } catch {
                report.ended(action, succeeded: false)
                throw error
            }
            report.ended(action, succeeded: true)
        }
    }

    private func plan(_ target: XcodebuildSelection.Target) throws -> BuildPlan {
        try selection.request(for: target).plan(toolchain: toolchain, sdk: sdk)
    }

    /// - Returns: nil if the target is not a test bundle.
    private func build(_ target: XcodebuildSelection.Target) throws -> BuiltTests? {
        let plan = try plan(target)
        _ = try carryOut(plan, target)
        return arguments.isDryRun ? nil : try BuiltTests(plan)
    }

    /// - Returns: nil if the plan makes no app.
    private func carryOut(_ plan: BuildPlan, _ target: XcodebuildSelection.Target) throws -> BuiltApp? {
        plan.targets.forEach { report.begins(.build, $0.name, target) }
        guard !arguments.isDryRun else { return nil }
        var build = AppBuild(plan, toolchain: toolchain, sdk: sdk)
        build.usesColor = report.usesColor
        build.confinesScripts = arguments.confinesScripts
        let app = try build.build { report.event($0) }
        if let app { try sign(app, target) }
        return app
    }

    private func sign(_ app: BuiltApp, _ target: XcodebuildSelection.Target) throws {
        guard target.target.kind == .application else { return }
        let signing = XcodebuildSigning(selection.settings(of: target), projectFolder: target.project.folder)
        switch try signing.sign(app) {
        case .unsigned: break
        case .warned(let text): report.event(.warning("\(app.folder.path): warning: \(text)"))
        case .signed(let identity, let entitlements): report.signs(app.folder.path, identity, entitlements)
        }
    }

    /// Builds a target, and runs its tests if it has a script phase for that, as targets of Xcode 3 do.
    private func buildAndTest(_ target: XcodebuildSelection.Target) throws {
        guard let tests = try build(target), tests.runAfterBuild else { return }
        if try !XcodebuildTests().run(tests).hasSucceeded { throw Self.failure([target.target.name]) }
    }

    /// Deletes the products and intermediate files of the target and of those that it depends on.
    private func clean(_ target: XcodebuildSelection.Target) throws {
        for made in try plan(target).targets {
            report.begins(.clean, made.name, target)
            guard !arguments.isDryRun else { continue }
            let symbols = made.product.map { $0.appendingPathExtension("dSYM") }
            for item in [made.product, symbols, made.intermediateFolder].compactMap(\.self) {
                try remove(item, keeping: target.project.folder)
            }
        }
    }

    /// Deletes a file or folder, except one that contains the project: settings can name any folder.
    private func remove(_ item: URL, keeping folder: URL) throws {
        let path = item.standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard !(folder.standardizedFileURL.path + "/").hasPrefix(path + "/") else {
            throw CommandError(
                "\(path) is not cleaned: the project lies in it", cure: "Give other places for SYMROOT and OBJROOT.",
                status: .doesNotBuild)
        }
        report.removes(path)
        try FileManager.default.removeItem(atPath: path)
    }

    /// Builds the scheme's app and writes an archive beside the products' folder, or to `-archivePath`.
    private func archive() throws {
        var apps: [BuiltApp] = []
        for target in selection.targets {
            let plan = try plan(target)
            if let app = try carryOut(plan, target) { apps.append(app) }
        }
        guard !arguments.isDryRun else { return }
        guard let app = apps.first else {
            throw CommandError("there is no app to archive", cure: "Name a scheme that builds one.", status: .wrongUse)
        }
        let name = arguments.scheme ?? app.folder.deletingPathExtension().lastPathComponent
        let usual = app.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("\(name).xcarchive")
        var folder = arguments.archive.map(XcodebuildSource.absolute) ?? usual
        if folder.pathExtension != "xcarchive" { folder.appendPathExtension("xcarchive") }
        try XcodebuildArchive(app: app, folder: folder, scheme: name).write()
        report.archives(folder.path)
        // The Organizer's list. An archive is as good without it.
        do { try ArchiveList().add(folder.path) } catch {
            printError("warning: the Organizer does not list the archive: \(error)")
        }
    }

    /// Builds all targets, then runs each test bundle, also after failures.
    private func test() throws {
        try arguments.resultBundle.map(JUnitReport.checkBundle)
        var failed: [String] = []
        let bundles = try selection.targets.compactMap { target in
            try build(target).map { (target.target.name, $0) }
        }
        guard selection.targets.contains(where: { $0.target.kind == .unitTest }) else {
            throw CommandError(
                "there are no tests to run",
                cure: "Name a target that makes a bundle of unit tests, or a scheme that tests one.", status: .wrongUse)
        }
        let choice = try TestChoice(arguments, targets: bundles.map(\.0))
        var report = JUnitReport(suites: [])
        for (name, tests) in bundles {
            guard let selection = choice.selection(of: name) else { continue }
            let result = try XcodebuildTests(selection: selection, allowance: arguments.testAllowance).run(tests)
            report.add(result.record, bundle: name)
            if !result.hasSucceeded { failed.append(name) }
        }
        if let path = arguments.resultBundle { try report.write(inBundle: XcodebuildSource.absolute(path)) }
        guard failed.isEmpty else { throw Self.failure(failed) }
    }

    private static func failure(_ names: [String]) -> CommandError {
        CommandError(
            "tests of \(names.joined(separator: ", ")) failed", cure: "Each failure is told above with its line.",
            status: .testsFailed)
    }
}
