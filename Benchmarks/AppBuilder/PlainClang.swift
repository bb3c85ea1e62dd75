import AppBuilder
import Foundation

/// The floor: each source compiled by a clang of its own, as a script would do it, one a processor at a time.
struct PlainClang {
    var toolchain: Toolchain
    var sdk: SDK

    /// - Returns: the time in seconds.
    func compile(_ project: GeneratedProject) throws -> Double {
        let flags = ClangFlags(toolchain: toolchain, sdk: sdk, configuration: .debug)
        let objects = project.folder.appendingPathComponent("build/plain")
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let failures = Failures()
        let seconds = Stopwatch.seconds {
            DispatchQueue.concurrentPerform(iterations: project.sources.count) { index in
                let source = project.sources[index]
                let process = Process()
                process.executableURL = toolchain.clang
                process.arguments =
                    flags.compile + flags.objectiveC
                    + ["-include", project.prefixHeader.path, "-c", source.path]
                    + ["-o", objects.appendingPathComponent(source.lastPathComponent + ".o").path]
                do {
                    try process.run()
                    process.waitUntilExit()
                    if process.terminationStatus != 0 { failures.add(source) }
                } catch {
                    failures.add(source)
                }
            }
        }
        guard failures.sources.isEmpty else { throw BuildError("\(failures.sources.count) files do not compile") }
        return seconds
    }

    private final class Failures: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var sources: [URL] = []
        func add(_ source: URL) { lock.withLock { sources.append(source) } }
    }
}
