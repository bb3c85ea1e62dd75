import Foundation

/// An Objective-C program that links the frameworks and has no bundle, for tests and benchmarks.
public struct ObjectiveCProgram: Sendable {
    public var sources: [URL]
    public var executable: URL
    public var configuration: Configuration
    /// Additional compiler flags, such as `-fobjc-arc`.
    public var flags: [String] = []

    public init(sources: [URL], executable: URL, configuration: Configuration = .debug, flags: [String] = []) {
        self.sources = sources
        self.executable = executable
        self.configuration = configuration
        self.flags = flags
    }

    /// Compiles and links with one run of clang.
    ///
    /// - Returns: The output of clang (warnings).
    /// - Throws: `BuildError` with the output of clang, if it fails.
    @discardableResult
    public func build(toolchain: Toolchain, sdk: SDK) throws -> String {
        let clang = ClangFlags(toolchain: toolchain, sdk: sdk, configuration: configuration)
        try FileManager.default.createDirectory(
            at: executable.deletingLastPathComponent(), withIntermediateDirectories: true)
        let arguments =
            clang.compile + clang.objectiveC + flags + sources.map(\.path) + clang.link + ["-o", executable.path]
        let result = try ToolProcess(program: toolchain.clang, arguments: arguments).run()
        guard result.succeeded else {
            throw BuildError("the program did not build\n\(result.output)", at: sources.first?.path)
        }
        return result.output
    }
}
