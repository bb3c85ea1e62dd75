import Archiving
import DataModel
import Foundation
import Testing

@Suite struct MappingCompilerTests {
    private static let oldModel = """
        <model><entity name="Topic">
            <attribute name="title" attributeType="String"/>
            <relationship name="list" maxCount="1" destinationEntity="List" inverseName="topics" inverseEntity="List"/>
            <relationship name="notes" toMany="YES" destinationEntity="Note" inverseName="topic" inverseEntity="Note"/>
        </entity>
        <entity name="List"><relationship name="topics" toMany="YES" destinationEntity="Topic" inverseName="list"
            inverseEntity="Topic"/></entity>
        <entity name="Note"><relationship name="topic" maxCount="1" destinationEntity="Topic" inverseName="notes"
            inverseEntity="Topic"/></entity>
        <entity name="Remark" parentEntity="Note"/></model>
        """
    private static let newModel = oldModel.replacingOccurrences(
        of: "name=\"title\"", with: "name=\"heading\" elementID=\"title\"")

    private static func object(
        _ type: String, _ id: String, _ attributes: [String: String], _ lists: [String: String] = [:]
    )
        -> String
    {
        let values = attributes.sorted { $0.key < $1.key }.map {
            "<attribute name=\"\($0.key)\" type=\"string\">\($0.value)</attribute>\n"
        }
        let others = lists.sorted { $0.key < $1.key }.map {
            "<relationship name=\"\($0.key)\" type=\"0/0\" idrefs=\"\($0.value)\"></relationship>\n"
        }
        return "<object type=\"XDDEV\(type)\" id=\"\(id)\">\n\(values.joined())\(others.joined())</object>\n"
    }

    /// Mappings of topics and lists, numbered against the order of the file.
    private static let mapping = """
        <?xml version="1.0" standalone="yes"?>
        <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">

        <database>
        """
        + object(
            "MAPPINGMODEL", "z1",
            [
                "sourcemodelpath": "App/Model.xcdatamodeld/Old.xcdatamodel",
                "destinationmodelpath": "App/Model.xcdatamodeld/New.xcdatamodel",
            ], ["entitymappings": "z2 z3"])
        + object(
            "ENTITYMAPPING", "z2",
            [
                "sourcename": "List", "destinationname": "List", "mappingnumber": "2",
                "migrationpolicyclassname": "Policy",
            ],
            ["relationshipmappings": "z6"])
        + object(
            "ENTITYMAPPING", "z3",
            [
                "sourcename": "Topic", "destinationname": "Topic", "mappingnumber": "1",
                "sourcefilterpredicatestring": "title != 'x'",
            ], ["attributemappings": "z4", "relationshipmappings": "z5 z7"])
        + object("ATTRIBUTEMAPPING", "z4", ["name": "heading"])
        + object("RELATIONSHIPMAPPING", "z5", ["name": "list", "autogenerateexpression": "1"])
        + object("RELATIONSHIPMAPPING", "z6", ["name": "topics", "autogenerateexpression": "1"])
        + object("RELATIONSHIPMAPPING", "z7", ["name": "notes", "autogenerateexpression": "1"]) + "</database>\n"

    /// A folder with both models and a mapping model; it goes with the test.
    private final class Folder {
        let path = NSTemporaryDirectory() + "mapping-\(UUID().uuidString)"
        var source: String { path + "/Mappings/OldToNew.xcmappingmodel" }
        var output: String { path + "/OldToNew.cdm" }

        init(mapping: String = MappingCompilerTests.mapping, hasModels: Bool = true) throws {
            try write(mapping, to: "Mappings/OldToNew.xcmappingmodel/xcmapping.xml")
            guard hasModels else { return }
            try write(MappingCompilerTests.oldModel, to: "Model.xcdatamodeld/Old.xcdatamodel/contents")
            try write(MappingCompilerTests.newModel, to: "Model.xcdatamodeld/New.xcdatamodel/contents")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String, to name: String) throws {
            let url = URL(fileURLWithPath: "\(path)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    @Test func `mapping models are read in the order of their numbers`() throws {
        let folder = try Folder()
        var compiler = MappingCompiler()
        let mapping = try compiler.mapping(at: folder.source)
        #expect(mapping.entities.map(\.source) == ["Topic", "List"])
        #expect(mapping.entities[0].filter == "title != 'x'")
        #expect(mapping.entities[0].relationships.map(\.name) == ["list", "notes"])
        #expect(mapping.entities[1].policyClass == "Policy")
        #expect(mapping.source.path == "App/Model.xcdatamodeld/Old.xcdatamodel" && mapping.source.copy == nil)
    }

    @Test func `compiled mappings have expressions and both models`() throws {
        let folder = try Folder()
        var compiler = MappingCompiler()
        try compiler.compile(folder.source, to: folder.output)
        #expect(compiler.warnings.isEmpty)
        #expect(compiler.inputs.count == 3, "the mapping model and both models: \(compiler.inputs)")
        let graph = try KeyedArchive.read(try Data(contentsOf: URL(fileURLWithPath: folder.output)))
        #expect(graph.objects.filter { $0.className == "NSManagedObjectModel" }.count == 2)
        let mappings = graph.objects.filter { $0.className == "NSEntityMapping" }
        #expect(mappings.map { text("NSMappingName", of: $0, graph) } == ["TopicToTopic", "ListToList"])
        #expect(mappings.map { number("NSMappingType", of: $0) } == [0, 1])
        let properties = graph.objects.filter { $0.className == "NSPropertyMapping" }
        let values = properties.map { property in
            "\(text("NSDestinationPropertyName", of: property, graph) ?? "")"
                + " = \(expression(object("NSValueExpression", of: property, graph), graph))"
        }
        let made = "$manager.destinationInstancesForEntityMappingNamed:sourceInstances:"
        #expect(
            values == [
                "heading = $source.valueForKeyPath:(title)",
                "list = \(made)(ListToList, $source.valueForKeyPath:(list))",
                "notes = $source.valueForKeyPath:(notes)",
                "topics = \(made)(TopicToTopic, $source.valueForKeyPath:(topics))",
            ])
    }

    @Test func `broken mapping models are refused with their place`() throws {
        let root = Self.object("MAPPINGMODEL", "z1", [:], ["entitymappings": "z2"])
        let entity = Self.object("ENTITYMAPPING", "z2", ["sourcename": "A"], ["attributemappings": "z3 z3"])
        for (text, problem) in [
            ("<model/>", "begins with <database>"), ("<database/>", "no object of the type XDDEVMAPPINGMODEL"),
            ("<database>\n\(root)</database>", "xcmapping.xml:2: error: “z2” is no entity mapping"),
            ("<database>\(root)\(root)</database>", "two objects “z1”"),
            ("<database>\(root)\(entity)</database>", "“z3” is no property mapping"),
            ("<database>\(root)\(Self.object("ENTITYMAPPING", "z2", [:]))</database>", "neither a source nor"),
            ("<!DOCTYPE database [<!ENTITY a \"b\">]>\n<database/>", "document type declaration"),
            ("<database>\(root.replacingOccurrences(of: "z2", with: ""))</database>", "source model “” is not there"),
        ] {
            let folder = try Folder(mapping: text)
            var compiler = MappingCompiler()
            let error = #expect(throws: DataModelError.self) {
                try compiler.compile(folder.source, to: folder.output)
            }
            #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
        }
    }

    @Test func `what a mapping says and its models do not is a warning`() throws {
        let text = Self.mapping.replacingOccurrences(of: ">List<", with: ">Lust<").replacingOccurrences(
            of: "<attribute name=\"name\" type=\"string\">heading",
            with: "<attribute name=\"valueexpressiondata\" type=\"binary\">AAAA</attribute>"
                + "<attribute name=\"name\" type=\"string\">heading")
        let folder = try Folder(mapping: text)
        var compiler = MappingCompiler()
        try compiler.compile(folder.source, to: folder.output)
        let warnings = compiler.warnings.joined(separator: "\n")
        #expect(warnings.contains("LustToLust: the source model has no entity “Lust”"))
        #expect(warnings.contains("TopicToTopic.heading: the expression is left out"))
    }

    /// Damaged files give a mapping or an error, never anything else.
    @Test func `damaged mapping models are survived`() throws {
        let folder = try Folder()
        var random = RepeatedNumbers(state: 11)
        let original = Array(Self.mapping.utf8)
        for round in 0..<300 {
            var bytes = original
            for _ in 0...(round % 8) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            if round % 3 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
            try Data(bytes).write(to: URL(fileURLWithPath: folder.source + "/xcmapping.xml"))
            var compiler = MappingCompiler()
            try? compiler.compile(folder.source, to: folder.output)
        }
    }

    // MARK: - What stands in an archive

    private func object(_ key: String, of object: ArchivedObject, _ graph: ArchiveGraph) -> ArchivedObject? {
        guard case .fields(let fields) = object.content,
            case .object(let reference)? = fields.first(where: { $0.key == key })?.value
        else { return nil }
        return graph[reference]
    }

    private func text(_ key: String, of object: ArchivedObject, _ graph: ArchiveGraph) -> String? {
        guard case .string(let text)? = self.object(key, of: object, graph)?.content else { return nil }
        return text
    }

    private func number(_ key: String, of object: ArchivedObject) -> Int64? {
        guard case .fields(let fields) = object.content,
            case .integer(let number)? = fields.first(where: { $0.key == key })?.value
        else { return nil }
        return number
    }

    /// `$variable.selector(arguments)`, a key path or a constant.
    private func expression(_ value: ArchivedObject?, _ graph: ArchiveGraph) -> String {
        guard let value else { return "nil" }
        if let variable = text("NSVariable", of: value, graph) { return "$" + variable }
        if let path = text("NSKeyPath", of: value, graph) { return path }
        if let constant = text("NSConstantValue", of: value, graph) { return constant }
        guard case .elements(let arguments)? = object("NSArguments", of: value, graph)?.content else { return "?" }
        let texts = arguments.map { expression(graph[$0], graph) }
        let target = expression(object("NSOperand", of: value, graph), graph)
        return "\(target).\(text("NSSelectorName", of: value, graph) ?? "")(\(texts.joined(separator: ", ")))"
    }
}
