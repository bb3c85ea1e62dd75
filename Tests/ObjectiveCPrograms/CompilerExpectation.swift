import AppBuilder
import Foundation
import Testing

/// Compiles a source in the folder `Refused` as an app's would be, and expects exactly the errors and warnings that it
/// names in comments (`// expected-error {{text}}`, `// expected-warning {{text}}`: see clang's option `-verify`).
public func expectCompilerSaysAsItSays(_ name: String, beside file: String = #filePath) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Refused/\(name).m")
    let program = BareProgram(
        sources: [source], executable: folder.appendingPathComponent(name),
        flags: ["-fsyntax-only", "-ferror-limit=0", "-Xclang", "-verify"])
    let toolchain = try Toolchain.locate()
    let sdk = try SDK.locate()
    #expect(throws: Never.self) { try program.build(toolchain: toolchain, sdk: sdk) }
}
