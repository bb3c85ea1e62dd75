import Foundation
import InterfaceBuilder

/// Reads the `contents` of an `.xcdatamodel` folder, XML that Xcode 4 and later write.
struct ModelContentsReader {
    private let path: String

    static func read(_ data: Data, path: String) throws -> DataModel {
        let tree: XMLTree
        do {
            tree = try XMLTree.parse(data, path: path)
        } catch {
            throw DataModelError("the model is no XML: \(error)", path: path)
        }
        return try ModelContentsReader(path: path).model(tree.root)
    }

    private func model(_ root: XMLTree.Element) throws -> DataModel {
        guard root.name == "model" else {
            throw DataModelError("a data model begins with <model>, not <\(root.name)>", path: path, line: root.line)
        }
        var model = DataModel()
        model.versionIdentifier = root["userDefinedModelVersionIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
        for element in root.children {
            switch element.name {
            case "entity": model.entities.append(try entity(element))
            case "fetchRequest": model.requests.append(request(element))
            case "configuration":
                let members = element.children.filter { $0.name == "memberEntity" }.compactMap { $0["name"] }
                if let name = element["name"] { model.configurations[name] = members }
            default: break
            }
        }
        return model
    }

    private func name(of element: XMLTree.Element) throws -> String {
        guard let name = element["name"], !name.isEmpty else {
            throw DataModelError("<\(element.name)> has no name", path: path, line: element.line)
        }
        return name
    }

    private func entity(_ element: XMLTree.Element) throws -> DataModelEntity {
        var entity = DataModelEntity(name: try name(of: element))
        if let name = element["representedClassName"], !name.isEmpty { entity.className = name }
        entity.parent = element["parentEntity"]
        entity.isAbstract = element["isAbstract"] == "YES"
        entity.renamingIdentifier = element["elementID"]
        entity.versionHashModifier = element["versionHashModifier"]
        for child in element.children {
            switch child.name {
            case "attribute": entity.properties.append(try property(child, .attribute(attribute(child))))
            case "relationship": entity.properties.append(try property(child, .relationship(relationship(child))))
            case "fetchedProperty":
                let request = child.child(named: "fetchRequest").map(request) ?? DataModelRequest()
                entity.properties.append(try property(child, .fetched(request)))
            case "userInfo": entity.userInfo = userInfo(child)
            default: break
            }
        }
        return entity
    }

    private func property(_ element: XMLTree.Element, _ kind: DataModelProperty.Kind) throws -> DataModelProperty {
        var property = DataModelProperty(name: try name(of: element), kind: kind)
        property.isOptional = element["optional"] == "YES"
        property.isTransient = element["transient"] == "YES"
        property.isIndexed = element["indexed"] == "YES"
        property.renamingIdentifier = element["elementID"]
        property.versionHashModifier = element["versionHashModifier"]
        property.userInfo = element.child(named: "userInfo").map(userInfo) ?? [:]
        return property
    }

    private static let types: [String: DataModelAttribute.ValueType] = [
        "Integer 16": .integer16, "Integer 32": .integer32, "Integer 64": .integer64, "Decimal": .decimal,
        "Double": .double, "Float": .float, "String": .string, "Boolean": .boolean, "Date": .date, "Binary": .binary,
        "Transformable": .transformable,
    ]

    private func attribute(_ element: XMLTree.Element) -> DataModelAttribute {
        var attribute = DataModelAttribute(type: element["attributeType"].flatMap { Self.types[$0] } ?? .undefined)
        attribute.defaultValue = element["defaultValueString"]
        attribute.defaultDate = element["defaultDateTimeInterval"].flatMap(Double.init)
        attribute.minimum = element["minValueString"]
        attribute.maximum = element["maxValueString"]
        attribute.minimumDate = element["minDateTimeInterval"].flatMap(Double.init)
        attribute.maximumDate = element["maxDateTimeInterval"].flatMap(Double.init)
        attribute.pattern = element["regularExpressionString"]
        attribute.transformerName = element["valueTransformerName"]
        attribute.allowsExternalStorage = element["allowsExternalBinaryDataStorage"] == "YES"
        return attribute
    }

    private static let rules: [String: DataModelRelationship.DeleteRule] = [
        "No Action": .noAction, "Nullify": .nullify, "Cascade": .cascade, "Deny": .deny,
    ]

    private func relationship(_ element: XMLTree.Element) -> DataModelRelationship {
        var relationship = DataModelRelationship()
        relationship.destination = element["destinationEntity"]
        relationship.inverse = element["inverseName"]
        relationship.deleteRule = element["deletionRule"].flatMap { Self.rules[$0] } ?? .nullify
        let isToMany = element["toMany"] == "YES"
        relationship.minimumCount = max(0, element["minCount"].flatMap { Int($0) } ?? 0)
        relationship.maximumCount = isToMany ? max(0, element["maxCount"].flatMap { Int($0) } ?? 0) : 1
        relationship.isOrdered = isToMany && element["ordered"] == "YES"
        return relationship
    }

    private func request(_ element: XMLTree.Element) -> DataModelRequest {
        var request = DataModelRequest()
        request.name = element["name"] ?? ""
        request.entity = element["entity"]
        request.predicate = element["predicateString"] ?? ""
        request.limit = max(0, element["fetchLimit"].flatMap { Int($0) } ?? 0)
        request.includesSubentities = element["includeSubentities"] != "NO"
        return request
    }

    private func userInfo(_ element: XMLTree.Element) -> [String: String] {
        var result: [String: String] = [:]
        for entry in element.children where entry.name == "entry" {
            if let key = entry["key"] { result[key] = entry["value"] ?? "" }
        }
        return result
    }
}
