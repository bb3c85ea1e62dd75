import AppBuilder
import Foundation

/// Asks the compiler that apps are compiled with, with the flags that they are compiled with.
struct Clang {
    let toolchain: Toolchain
    let sdk: SDK
    private let flags: [String]

    init(toolchain: Toolchain, sdk: SDK) {
        self.toolchain = toolchain
        self.sdk = sdk
        let flags = ClangFlags(toolchain: toolchain, sdk: sdk, configuration: .debug)
        self.flags = flags.compile + flags.objectiveC
    }

    struct Answer {
        var output: String
        var errors: String
    }

    /// Runs clang over a source text in Objective-C.
    func ask(_ arguments: [String], source: String) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("names.m")
        try source.write(to: file, atomically: false, encoding: .utf8)
        return try Self.run(
            toolchain.clang, flags + ["-ferror-limit=0", "-w"] + arguments + [file.path], in: folder)
    }

    /// Runs a tool with its output in files: a syntax tree is longer than a pipe.
    static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Answer {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let outputFile = folder.appendingPathComponent("output"), errorFile = folder.appendingPathComponent("errors")
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        return Answer(
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }

    /// What a source declares, its macros included.
    func declarations(of source: String) throws -> (declarations: Declarations, errors: String) {
        let tree = try ask(
            ["-fsyntax-only", "-fretain-comments-from-system-headers", "-Xclang", "-ast-dump"], source: source)
        var declarations = DumpReader(tree.output).declarations
        declarations.macros = MacroReader(try ask(["-E", "-dD"], source: source).output).macros
        return (declarations, tree.errors)
    }

    /// The files that a source reads.
    func files(of source: String) throws -> Set<String> {
        let rule = try ask(["-M"], source: source).output
        return Set(rule.split { " \\\n".contains($0) }.dropFirst().map(String.init))
    }
}
