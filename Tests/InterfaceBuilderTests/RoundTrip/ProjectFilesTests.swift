import Archiving
import InterfaceBuilder
import OwnProcess
import Testing
import UIKit

/// Every Interface Builder file of the examples, the templates and the scenes: it compiles without a word, and gives
/// the same objects in both formats of nibs.
@Suite(.ownProcess) @MainActor struct ProjectFilesTests {
    private nonisolated static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    nonisolated static let files: [String] = ["Examples", "SDK/Templates", "Tests/Scenes"].flatMap { folder in
        let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".xib") }.sorted().map {
            "\(folder)/\($0)"
        }
    }

    @Test(arguments: files)
    func `A file of the project is the same in both formats`(file: String) throws {
        let path = Self.root.appendingPathComponent(file).path
        let document = try InterfaceFile.read(path: path)
        #expect(document.problems.map(\.message) == [])
        var compiler = NibCompiler(document: document)
        let (graph, problems) = compiler.compile()
        #expect(problems.map(\.message) == [])

        let keyed = try tree(of: KeyedArchive.write(graph), file)
        let archive = try tree(of: NIBArchive.write(graph), file)
        #expect(keyed == archive)
        // Whatever a person named in the document is there.
        for case .string(let text)? in document.objects.map({
            $0["IBUIText"] ?? $0["IBUINormalTitle"] ?? $0["IBUITitle"]
        }) {
            #expect(keyed.contains(text), "\(text) is not in\n\(keyed)")
        }
    }

    @Test func theProjectHasSuchFiles() { #expect(Self.files.count > 20) }

    private func tree(of nib: Data, _ name: String) throws -> String {
        let loader = try NibLoader(
            NibFile(data: nib, name: name), owner: UIViewController(), language: AnyOwnerLanguage())
        return ObjectTree.describe(try #require(loader.load()))
    }
}
