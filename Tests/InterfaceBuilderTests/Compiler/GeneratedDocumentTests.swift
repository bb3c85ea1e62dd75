import Archiving
import Foundation
import InterfaceBuilder
import Testing

/// Documents made from the compiler's own tables: every class, every key.
@Suite struct GeneratedDocumentTests {
    private static func compile(_ generator: DocumentGenerator) throws -> CompiledNib {
        let document = try InterfaceFile.read(
            data: Data(generator.archive.utf8), path: "\(generator.description.name).xib")
        #expect(document.problems.isEmpty)
        var compiler = NibCompiler(document: document)
        let result = compiler.compile()
        return CompiledNib(graph: result.graph, problems: result.problems)
    }

    @Test func thereAreManyClassesAndKeys() {
        #expect(DocumentGenerator.classes.count > 35)
        #expect(DocumentGenerator.classes.map { DocumentGenerator($0).entries.count }.reduce(0, +) > 1000)
    }

    @Test(arguments: DocumentGenerator.classes.map(\.name))
    func everyKeyOfAClassCompilesToItsField(name: String) throws {
        let generator = DocumentGenerator(try #require(ClassCatalog.description(of: name)))
        let nib = try Self.compile(generator)
        #expect(nib.messages == [])
        let object = try #require(nib.objects.first)
        for entry in generator.entries {
            guard case .field(let field) = entry.rule.outcome else { continue }
            if field.kind == .boolean, field.absent == .boolean(true), field.leftOut == .boolean(false) {
                #expect(object[field.key] == nil, "the nib says nothing where the document says NO: \(field.key)")
                #expect(field.constant == .boolean(true))
                continue
            }
            let value = try #require(object[field.key], "\(name) \(field.key)")
            switch field.kind {
            case .boolean: #expect(value == .boolean(field.absent != .boolean(true)), "\(field.key)")
            case .inverse: #expect(value == .boolean(field.absent == .boolean(true)), "\(field.key)")
            case .integer: #expect(value == .integer(Int64(DocumentGenerator.integer(for: field))), "\(field.key)")
            case .float: #expect(value == .float(Float(DocumentGenerator.number(for: field))), "\(field.key)")
            case .double: #expect(value == .double(DocumentGenerator.number(for: field)), "\(field.key)")
            case .text: #expect(object.text(field.key) == "Text of \(entry.rule.key)")
            case .colour: #expect(object.object(field.key)?["UIGreen"] == .float(0.5))
            case .image: #expect(object.object(field.key)?.text("UIResourceName") == "\(entry.rule.key).png")
            case .pair: #expect(value == .structure(.pair(3, 4.5)))
            case .rectangle: #expect(value == .structure(.rectangle(0.25, 0.5, 0.5, 0.25)))
            case .insets: #expect(value == .structure(.insets(1, 2, 3, 4)))
            case .array, .mutableArray:
                #expect(object.object(field.key)?.className == field.kind.rawValue)
                #expect(object.object(field.key)?.elements.count == 1)
            case .object: #expect(object.object(field.key) != nil)
            }
        }
        #expect(object.fields.count == object.keys.count, "no key twice")
    }

    @Test(arguments: DocumentGenerator.classes.map(\.name))
    func everyFormatKeepsWhatWasCompiled(name: String) throws {
        let graph = try Self.compile(DocumentGenerator(try #require(ClassCatalog.description(of: name)))).graph
        let canonical = graph.canonical()
        #expect(try KeyedArchive.read(KeyedArchive.write(graph, format: .binary)).canonical() == canonical)
        #expect(try KeyedArchive.read(KeyedArchive.write(graph, format: .xml)).canonical() == canonical)
        #expect(try NIBArchive.read(NIBArchive.write(graph)).canonical() == canonical)
    }
}
