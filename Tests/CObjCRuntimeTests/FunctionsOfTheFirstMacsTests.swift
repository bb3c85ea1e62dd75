import AppBuilder
import Foundation
import Testing

/// The phone's headers declare functions of older runtimes and refuse them: who calls one gets an error.
@Suite struct FunctionsOfTheFirstMacsTests {
    @Test("Functions that Objective-C 2 took away cannot be used")
    func areRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Refused/FunctionsOfTheFirstMacs.m")
        // Clang fails where an error comes that the source does not name, or where one that it names does not.
        try ObjectiveCProgram(
            sources: [source], executable: folder.appendingPathComponent("use"),
            flags: ["-fsyntax-only", "-ferror-limit=0", "-Xclang", "-verify"]
        ).build(toolchain: try Toolchain.locate(), sdk: try SDK.locate())
    }
}
