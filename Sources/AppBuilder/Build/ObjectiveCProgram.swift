import Foundation

/// A bare Objective-C program on the frameworks, without a bundle: what tests and benchmarks are made of.
public struct ObjectiveCProgram: Sendable {
    public var sources: [URL]
    public var executable: URL
    public var configuration: Configuration
    /// Added to the compiler's flags: `["-fobjc-arc"]`, say.
    public var flags: [String] = []

    public init(sources: [URL], executable: URL, configuration: Configuration = .debug, flags: [String] = []) {
        self.sources = sources
        self.executable = executable
        self.configuration = configuration
        self.flags = flags
    }

    /// Compiles and links in one run of clang.
    ///
    /// - Returns: What clang printed (warnings).
    /// - Throws: `BuildError` with what clang printed, when it fails.
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
