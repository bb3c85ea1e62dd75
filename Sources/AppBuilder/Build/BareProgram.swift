import Foundation

/// A program that links the frameworks and has no bundle, for tests and benchmarks: in Objective-C, or in Swift if its sources
/// are.
public struct BareProgram: Sendable {
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

    /// Compiles and links with one run of the compiler.
    ///
    /// - Returns: The output of the compiler (warnings).
    /// - Throws: `BuildError` with the output of the compiler, if it fails.
    @discardableResult
    public func build(toolchain: Toolchain, sdk: SDK) throws -> String {
        let folder = executable.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let isSwift = sources.contains { $0.pathExtension == "swift" }
        let result = try ToolProcess(
            program: isSwift ? toolchain.swiftc : toolchain.clang,
            arguments: isSwift ? swiftArguments(toolchain, sdk, folder) : clangArguments(toolchain, sdk),
            folder: isSwift ? folder : nil
        ).run()
        guard result.succeeded else {
            throw BuildError("the program did not build\n\(result.output)", at: sources.first?.path)
        }
        return result.output
    }

    private func clangArguments(_ toolchain: Toolchain, _ sdk: SDK) -> [String] {
        let clang = ClangFlags(toolchain: toolchain, sdk: sdk, configuration: configuration)
        return clang.compile + clang.objectiveC + flags + sources.map(\.path) + clang.link + ["-o", executable.path]
    }

    /// As an app's sources are compiled. The module has the executable's name.
    private func swiftArguments(_ toolchain: Toolchain, _ sdk: SDK, _ folder: URL) throws -> [String] {
        let swift = SwiftFlags(toolchain: toolchain, sdk: sdk, configuration: configuration)
        let compiled = try SwiftSources(sources, folder: folder.appendingPathComponent("Sources"))
        let isLibrary = try EntryPoint.find(in: sources, projectFolder: folder) == .attribute
        return ["-module-name", BuildVariables.moduleName(executable.lastPathComponent)]
            + swift.compile + swift.modules + flags + compiled.flags + (isLibrary ? ["-parse-as-library"] : [])
            + compiled.compiled.map(\.path) + swift.link + ["-emit-executable", "-o", executable.path]
    }
}
