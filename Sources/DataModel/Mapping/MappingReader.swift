import Foundation
import InterfaceBuilder

/// Reads the `xcmapping.xml` of an `.xcmappingmodel` folder: a Core Data store in XML, with the objects of Xcode's editor.
/// An object has attributes and refers to others by their identifiers.
struct MappingReader {
    /// Property mappings in one file; the largest known ones have some hundreds.
    private static let maximumProperties = 100_000

    private let path: String
    private var objects: [String: XMLTree.Element] = [:]
    /// The property mappings that were read. Each belongs to one entity mapping.
    private var read: Set<String> = []

    static func read(_ data: Data, path: String) throws -> MappingModel {
        let tree: XMLTree
        do {
            tree = try XMLTree.parse(withoutDocumentType(data), path: path)
        } catch {
            throw DataModelError("the mapping model is no XML: \(error)", path: path)
        }
        var reader = MappingReader(path: path)
        return try reader.model(tree.root)
    }

    private init(path: String) { self.path = path }

    /// Xcode names Core Data's document type, which is not needed. A declaration with contents stays and is refused.
    private static func withoutDocumentType(_ data: Data) -> Data {
        guard let start = data.prefix(4096).range(of: Data("<!DOCTYPE ".utf8)),
            let end = data[start.upperBound...].prefix(512).firstIndex(of: UInt8(ascii: ">")),
            !data[start.upperBound..<end].contains(UInt8(ascii: "["))
        else { return data }
        var result = data
        for place in start.lowerBound...end where data[place] != UInt8(ascii: "\n") {
            result[place] = UInt8(ascii: " ")
        }
        return result
    }

    // MARK: - Objects

    private func attribute(_ name: String, of object: XMLTree.Element) -> String? {
        let element = object.children.first { $0.name == "attribute" && $0["name"]?.lowercased() == name }
        return element.flatMap { $0.text.isEmpty ? nil : $0.text }
    }

    private func data(_ name: String, of object: XMLTree.Element) -> Data? {
        attribute(name, of: object).flatMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }
    }

    /// The identifiers of the objects in a relationship.
    private func others(_ name: String, of object: XMLTree.Element) -> [String] {
        let element = object.children.first { $0.name == "relationship" && $0["name"]?.lowercased() == name }
        return (element?["idrefs"] ?? "").split(separator: " ").map(String.init)
    }

    private func fail(_ problem: String, _ element: XMLTree.Element) -> DataModelError {
        DataModelError(problem, path: path, line: element.line)
    }

    // MARK: - The mapping model

    private mutating func model(_ root: XMLTree.Element) throws -> MappingModel {
        guard root.name == "database" else {
            throw fail("a mapping model begins with <database>, not <\(root.name)>", root)
        }
        var top: XMLTree.Element?
        for object in root.children where object.name == "object" {
            guard let identifier = object["id"] else { throw fail("an <object> has no id", object) }
            guard objects.updateValue(object, forKey: identifier) == nil else {
                throw fail("there are two objects “\(identifier)”", object)
            }
            if object["type"]?.uppercased() == "XDDEVMAPPINGMODEL" { top = object }
        }
        guard let top else { throw fail("there is no object of the type XDDEVMAPPINGMODEL", root) }
        var model = MappingModel()
        model.source.path = attribute("sourcemodelpath", of: top)
        model.source.copy = data("sourcemodeldata", of: top)
        model.destination.path = attribute("destinationmodelpath", of: top)
        model.destination.copy = data("destinationmodeldata", of: top)
        model.entities = try entities(of: top)
        return model
    }

    private mutating func entities(of top: XMLTree.Element) throws -> [EntityMapping] {
        var found: [(number: Int, mapping: EntityMapping)] = []
        var seen: Set<String> = []
        for identifier in others("entitymappings", of: top) {
            guard let object = objects[identifier], seen.insert(identifier).inserted else {
                throw fail("“\(identifier)” is no entity mapping of the file, or twice in its list", top)
            }
            let number = attribute("mappingnumber", of: object).flatMap { Int($0) } ?? found.count
            found.append((number, try entity(object)))
        }
        // Sorting does not keep the order of equal numbers.
        return found.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
            .map(\.element.mapping)
    }

    private mutating func entity(_ object: XMLTree.Element) throws -> EntityMapping {
        var mapping = EntityMapping()
        mapping.name = attribute("name", of: object)
        mapping.source = attribute("sourcename", of: object)
        mapping.destination = attribute("destinationname", of: object)
        guard mapping.source != nil || mapping.destination != nil else {
            throw fail("an entity mapping has neither a source nor a destination", object)
        }
        mapping.policyClass = attribute("migrationpolicyclassname", of: object)
        mapping.filter = attribute("sourcefilterpredicatestring", of: object) ?? ""
        if !isGenerated(object) { mapping.expression = data("sourceexpressiondata", of: object) }
        mapping.userInfo = data("userinfodata", of: object)
        mapping.attributes = try properties("attributemappings", of: object)
        mapping.relationships = try properties("relationshipmappings", of: object)
        return mapping
    }

    /// Whether the editor's user left the expression as it was.
    private func isGenerated(_ object: XMLTree.Element) -> Bool {
        attribute("autogenerateexpression", of: object) == "1"
    }

    private mutating func properties(_ list: String, of entity: XMLTree.Element) throws -> [PropertyMapping] {
        var mappings: [PropertyMapping] = []
        for identifier in others(list, of: entity) {
            guard let object = objects[identifier], read.insert(identifier).inserted else {
                throw fail("“\(identifier)” is no property mapping of the file, or twice in a list", entity)
            }
            guard read.count <= Self.maximumProperties else {
                throw fail("there are more than \(Self.maximumProperties) property mappings", object)
            }
            guard let name = attribute("name", of: object) else { throw fail("a property mapping has no name", object) }
            var mapping = PropertyMapping(name: name)
            if !isGenerated(object) { mapping.expression = data("valueexpressiondata", of: object) }
            mapping.userInfo = data("userinfodata", of: object)
            mapping.keyPath = attribute("sourcekeypath", of: object)
            mapping.mappingName = attribute("sourcemappingname", of: object)
            mappings.append(mapping)
        }
        // The file has them in the order in which the editor's store got them, another one in each run.
        return mappings.sorted { $0.name < $1.name }
    }
}
