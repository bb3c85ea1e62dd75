import AppBuilder
import ArgumentParser
import DataModel
import Foundation

/// The program that reads stores by Core Data's own code (`SDK/StoreTool`). It is compiled as an app is, for each use:
/// it takes a second, and always fits the frameworks.
struct StoreTool {
    private let folder: URL
    private let program: URL

    init() throws {
        let sdk = try SDK.locate()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-coredata-\(UUID().uuidString)")
        program = folder.appendingPathComponent("StoreTool")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = ["main.m", "Objects.m", "Tables.m"].map { sdk.storeTool.appendingPathComponent($0) }
        try BareProgram(
            sources: sources, executable: program, flags: ["-fobjc-arc", "-l:libsqlite3.so.0"]
        ).build(toolchain: Toolchain.locate(), sdk: sdk)
    }

    func removeScratch() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The model, compiled if it is a document of Xcode's.
    func compiledModel(_ model: String) throws -> String {
        let source = model.hasSuffix("/") ? String(model.dropLast()) : model
        guard FileManager.default.fileExists(atPath: source) else {
            throw CommandError("\(model) is not there", cure: "Name the app's model.", status: .wrongUse)
        }
        var compiler = ModelCompiler()
        do {
            if source.hasSuffix(".xcdatamodeld") {
                let place = folder.appendingPathComponent("Model.momd").path
                try compiler.compileVersions(source, to: place)
                return place
            }
            guard source.hasSuffix(".xcdatamodel") else { return source }
            let place = folder.appendingPathComponent("Model.mom").path
            try compiler.compile(source, to: place)
            return place
        } catch let error as DataModelError {
            throw CommandError("\(error)")
        }
    }

    /// - Throws: What the program says is wrong.
    func run(_ arguments: [String]) throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        // The user's own defaults are none of the app's.
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path]) { $1 }
        let output = folder.appendingPathComponent("output"), errors = folder.appendingPathComponent("errors")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let lines = said.components(separatedBy: "\n")
            let start = lines.firstIndex { $0.hasPrefix("error: ") }
            writeError((start.map { lines[$0...].joined(separator: "\n") } ?? said))
            throw ExitCode(1)
        }
        return (String(decoding: try Data(contentsOf: output), as: UTF8.self), said)
    }

    /// The statements that Core Data logged for the fetch, with the values that they were given.
    func statements(in log: String) -> [String] {
        guard let start = log.range(of: "StoreTool: fetch\n") else { return [] }
        return log[start.upperBound...].components(separatedBy: "\n").compactMap { line in
            guard let mark = line.range(of: "CoreData: ") else {
                // Values take several lines.
                return line.isEmpty ? nil : line
            }
            let text = line[mark.upperBound...]
            return text.hasPrefix("sql: ")
                ? String(text.dropFirst(5))
                : String(text.replacing("details: SQLite bind values: ", with: "    values: "))
        }
    }
}
