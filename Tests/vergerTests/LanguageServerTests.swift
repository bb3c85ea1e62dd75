import Foundation
import Glibc
import Testing

/// What an editor is told of the examples by the toolchain's language servers, from the list that a build writes.
@Suite struct LanguageServerTests {
    private static let toolchain: URL? = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { URL(fileURLWithPath: String($0)) }
        .first { access($0.appendingPathComponent("swiftc").path, X_OK) == 0 }

    private static func has(_ tool: String) -> Bool {
        toolchain.map { access($0.appendingPathComponent(tool).path, X_OK) == 0 } ?? false
    }

    /// A copy of an example that was built, and its sources.
    private func build(_ example: String, _ ending: String, in folder: TemporaryFolder) throws -> [URL] {
        let project = try folder.copyExample(example)
        let built = try VergerProcess.run(["build", project.path], home: folder.url)
        try #require(built.status == 0, "\(built.errors)")
        let sources = FileManager.default.enumerator(at: project, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == ending && !$0.path.contains("/build/") }
        return (sources ?? []).sorted { $0.path < $1.path }
    }

    @Test(
        .enabled(if: has("clangd"), "the toolchain has no clangd"), .timeLimit(.minutes(15)),
        arguments: ["HelloWorld", "Counter", "Contacts", "Catalog"])
    func `clangd finds no error in an example`(example: String) throws {
        let folder = try TemporaryFolder()
        let clangd = try #require(Self.toolchain).appendingPathComponent("clangd")
        let sources = try build(example, "m", in: folder)
        #expect(sources.count > 1)
        for source in sources {
            let process = Process()
            process.executableURL = clangd
            process.arguments = ["--check=\(source.path)", "--log=error", "--check-completion=false"]
            let output = Pipe()
            process.standardError = output
            process.standardInput = FileHandle.nullDevice
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            try? output.fileHandleForReading.close()
            #expect(process.terminationStatus == 0 && !text.contains("E["), "\(source.lastPathComponent): \(text)")
        }
    }

    @Test(
        .enabled(if: has("sourcekit-lsp"), "the toolchain has no sourcekit-lsp"), .timeLimit(.minutes(15)),
        arguments: ["HelloSwift", "CatalogSwift", "Library"])
    func `An editor that asks verger lsp gets no error in a Swift example`(example: String) throws {
        let folder = try TemporaryFolder()
        let sources = try build(example, "swift", in: folder)
        #expect(sources.count > 1)
        let editor = try LanguageClient(root: folder.url.appendingPathComponent(example))
        defer { editor.end() }
        for source in sources {
            let errors = try editor.errors(in: source, text: String(contentsOf: source, encoding: .utf8))
            #expect(errors.isEmpty, "\(source.lastPathComponent): \(errors)")
        }
        // What is wrong is told, at its line.
        let first = sources[0]
        let text = try String(contentsOf: first, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let errors = try editor.change(first, text: text + "\nlet wrong: Int = \"text\"\n")
        #expect(errors == ["\(lines): Cannot convert value of type 'String' to specified type 'Int'"])
    }
}
