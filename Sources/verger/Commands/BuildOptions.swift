import AppBuilder
import ArgumentParser
import Foundation

/// What every command that builds an app is told, and the building itself.
struct BuildOptions: ParsableArguments {
    @Argument(help: "The app's folder: an Info.plist, sources and resources.", completion: .directory)
    var path: String

    @Option(help: "Debug or Release.")
    var configuration: Configuration = .debug

    /// Builds the app and reports on standard error.
    func build() throws -> BuiltApp {
        let project = try Project(folder: URL(fileURLWithPath: path))
        let sdk = try SDK.locate()
        let reporter = BuildReporter()
        var build = AppBuild(
            project: project, configuration: configuration, toolchain: try Toolchain.locate(), sdk: sdk)
        build.usesColor = reporter.usesColor
        defer { reporter.finish() }
        return try build.run { reporter.report($0) }
    }
}

extension Configuration: ExpressibleByArgument {
    public init?(argument: String) {
        guard let match = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
            return nil
        }
        self = match
    }
}
