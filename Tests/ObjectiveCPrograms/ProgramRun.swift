import AppBuilder
import Foundation

/// The run of a test program to its end.
struct ProgramRun {
    var output: String
    var errors: String
    /// Exit status, or 128 plus the number of the signal that ended the program.
    var status: Int32
    /// After so long a program hangs, even on a loaded machine.
    private static let secondLimit = 300

    /// What several programs need is in headers beside this file.
    private static let sharedHeaders = [
        "-I", URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Shared").path,
    ]

    /// Compiles the program against the SDK that this test belongs to, and runs it in an empty home folder.
    static func buildAndRun(_ expected: ExpectedRun) throws -> ProgramRun {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = expected.source.deletingPathExtension().lastPathComponent
        let executable = folder.appendingPathComponent(name)
        let (toolchain, sdk) = (try Toolchain.locate(), try SDK.locate())
        let sources = [try mainSource(expected, folder)] + expected.others
        let flags = (expected.isSwift ? [] : sharedHeaders) + expected.flags
        try BareProgram(sources: sources, executable: executable, flags: flags).build(toolchain: toolchain, sdk: sdk)
        return try run(executable, environment: expected.environment, home: folder)
    }

    /// The source of a Swift program that is written as a script goes by the name that the compiler knows for that.
    private static func mainSource(_ expected: ExpectedRun, _ folder: URL) throws -> URL {
        guard expected.isSwift, try !String(contentsOf: expected.source, encoding: .utf8).contains("@main") else {
            return expected.source
        }
        let main = folder.appendingPathComponent("main.swift")
        try FileManager.default.copyItem(at: expected.source, to: main)
        return main
    }

    private static func run(_ executable: URL, environment: [String: String], home: URL) throws -> ProgramRun {
        let process = Process()
        // A program that goes wrong may print without end: it may write 64 MB, in blocks of 512 bytes.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -f 131072; exec \"$0\"", executable.path]
        process.currentDirectoryURL = home
        process.environment = ProcessInfo.processInfo.environment
            .merging(["HOME": home.path, "TMPDIR": home.path]) { $1 }
            .merging(environment) { $1 }
        // Files, not pipes: what the program prints may be longer than a pipe.
        let outputFile = home.appendingPathComponent("output"), errorFile = home.appendingPathComponent("errors")
        for file in [outputFile, errorFile] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let output = try FileHandle(forWritingTo: outputFile)
        process.standardOutput = output
        let errors = try FileHandle(forWritingTo: errorFile)
        process.standardError = errors
        // Foundation keeps a process that has ended, and with it these.
        defer { [output, errors].forEach { try? $0.close() } }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let limit = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(secondLimit), execute: limit)
        process.waitUntilExit()
        limit.cancel()
        let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
        return ProgramRun(
            output: try String(contentsOf: outputFile, encoding: .utf8),
            errors: try String(contentsOf: errorFile, encoding: .utf8),
            status: signal + process.terminationStatus)
    }
}
