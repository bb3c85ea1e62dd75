import Foundation

/// A Swift program that links the frameworks and has no bundle, for tests.
public struct SwiftProgram: Sendable {
    public var sources: [URL]
    public var executable: URL
    public var configuration: Configuration
    /// Additional compiler flags.
    public var flags: [String] = []

    public init(sources: [URL], executable: URL, configuration: Configuration = .debug, flags: [String] = []) {
        self.sources = sources
        self.executable = executable
        self.configuration = configuration
        self.flags = flags
    }

    /// Compiles and links with one run of swiftc, as an app's sources are. The module has the executable's name.
    ///
    /// - Returns: The output of swiftc (warnings).
    /// - Throws: `BuildError` with the output of swiftc, if it fails.
    @discardableResult
    public func build(toolchain: Toolchain, sdk: SDK) throws -> String {
        let folder = executable.deletingLastPathComponent()
        let swift = SwiftFlags(toolchain: toolchain, sdk: sdk, configuration: configuration)
        let compiled = try SwiftSources(sources, folder: folder.appendingPathComponent("Sources"))
        var arguments = ["-module-name", BuildVariables.moduleName(executable.lastPathComponent)]
        arguments += swift.compile + swift.modules + flags + compiled.flags
        if try EntryPoint.find(in: sources, projectFolder: folder) == .attribute {
            arguments.append("-parse-as-library")
        }
        arguments += compiled.compiled.map(\.path) + swift.link + ["-emit-executable", "-o", executable.path]
        let result = try ToolProcess(program: toolchain.swiftc, arguments: arguments, folder: folder).run()
        guard result.succeeded else {
            throw BuildError("the program did not build\n\(result.output)", at: sources.first?.path)
        }
        return result.output
    }
}
