import AppBuilder
import Foundation
import Testing

@Suite struct EntryPointTests {
    @Test(arguments: [
        "@main\nclass A {}", "import UIKit\n  @main final class A {}", "@main struct A {}",
        "/* note */\n@main\nclass A {}",
    ])
    func `The attribute is found`(text: String) {
        #expect(EntryPoint.containsMainAttribute(text))
    }

    @Test(arguments: [
        "// @main\nclass A {}", "/*\n@main\n*/ class A {}", "@mainstream class A {}", "@MainActor class A {}", "",
    ])
    func `Comments and other attributes are no entry point`(text: String) {
        #expect(!EntryPoint.containsMainAttribute(text))
    }

    @Test func `An app without an entry point is told how to get one`() throws {
        let folder = try TemporaryFolder(["A.swift": "class A {}"])
        let source = folder.url.appendingPathComponent("A.swift")
        let error = #expect(throws: BuildError.self) { try EntryPoint.find(in: [source], projectFolder: folder.url) }
        #expect(error?.cure == "Write @main before the app delegate's class.")
    }

    @Test func `main.swift wins over the attribute, and the compiler judges`() throws {
        let folder = try TemporaryFolder(["A.swift": "@main class A {}", "main.swift": ""])
        let sources = ["A.swift", "main.swift"].map { folder.url.appendingPathComponent($0) }
        #expect(try EntryPoint.find(in: sources, projectFolder: folder.url) == .mainFile)
    }
}
