import Foundation
import Testing

/// What a build leaves for the servers that editors ask about a language.
@Suite struct LanguageServerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The toolchain's clangd.
    private static let server: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compiler = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        let server = compiler?.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("clangd")
        return server.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
    }()

    @Test(.enabled(if: server != nil), arguments: ["HelloWorld", "Counter", "Catalog", "Contacts"])
    func `clangd finds no error in an example`(name: String) throws {
        let app = try folder.copyExample(name)
        let built = try VergerProcess.run(["build", name], home: folder.url, currentFolder: folder.url)
        #expect(built.status == 0, "\(built.errors)")
        let files = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
        for file in files.filter({ $0.hasSuffix(".m") }).sorted().prefix(2) {
            let check = Process()
            check.executableURL = Self.server
            check.arguments = ["--check=\(app.path)/\(file)", "--check-completion=false", "--log=error"]
            check.standardOutput = FileHandle.nullDevice
            let errors = Pipe()
            check.standardError = errors
            try check.run()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            check.waitUntilExit()
            #expect(check.terminationStatus == 0, "\(file): \(text)")
        }
    }
}
