import AppBuilder
import ArgumentParser
import Foundation

/// The options of all commands that build an app.
struct BuildOptions: ParsableArguments {
    @Argument(
        help: "An Xcode project, or the app's folder: an Info.plist, sources and resources.", completion: .directory)
    var path: String

    @Option(help: "Debug or Release, or another configuration that the project has.")
    var configuration = "Debug"

    @Option(help: "The target of an Xcode project; the first one that makes an app if not given.")
    var target: String?

    @Option(help: "End a script of the project that runs longer than this many seconds.")
    var scriptTimeout: Double = 600

    @Flag(help: "Let scripts of the project reach the project's folder only, and no network.")
    var sandboxScripts = false

    @Option(
        name: .customLong("script-folder"),
        help: "A folder that confined scripts reach besides: the larger tree that the project is a part of.",
        completion: .directory)
    var scriptFolders: [String] = []

    func validate() throws {
        guard scriptTimeout > 0, scriptTimeout <= 86_400 else {
            throw ValidationError("--script-timeout takes seconds from just above 0 to 86400.")
        }
    }

    /// The app: an existing `.app`, or the result of building the project.
    func appToRun() throws -> BuiltApp {
        let app = URL(fileURLWithPath: path)
        return app.pathExtension == "app" ? try BuiltApp(folder: app) : try build()
    }

    /// Builds the app, with messages on standard error.
    func build() throws -> BuiltApp {
        let reporter = BuildReporter()
        var build = try AppBuild(
            path: URL(fileURLWithPath: path), configuration: configuration, target: target,
            toolchain: try Toolchain.locate(), sdk: try SDK.locate())
        build.usesColor = reporter.usesColor
        build.scriptTimeLimit = scriptTimeout
        build.confinesScripts = sandboxScripts
        build.scriptFolders = scriptFolders.map { URL(fileURLWithPath: $0).standardizedFileURL }
        defer { reporter.finish() }
        return try build.run { reporter.report($0) }
    }
}
