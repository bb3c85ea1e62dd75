import Archiving
import Foundation

/// Reads the `elements` of an `.xcdatamodel` folder, which Xcode 3 writes: a keyed archive of the objects of its
/// editor. What a property is stands in *stereotypes*, lists of named values.
struct ModelElementsReader {
    private let graph: ArchiveGraph
    private let path: String

    static func read(_ data: Data, path: String) throws -> DataModel {
        let graph: ArchiveGraph
        do {
            graph = try KeyedArchive.read(data)
        } catch {
            throw DataModelError("the model is no keyed archive: \(error)", path: path)
        }
        return try ModelElementsReader(graph: graph, path: path).model()
    }

    // MARK: - Values

    private func object(_ key: String, of object: ArchivedObject) -> ArchivedObject? {
        guard case .fields(let fields) = object.content,
            case .object(let reference)? = fields.first(where: { $0.key == key })?.value
        else { return nil }
        return graph[reference].content == .null ? nil : graph[reference]
    }

    private func string(_ value: ArchivedObject?) -> String? {
        switch value?.content {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let truth): truth ? "1" : "0"
        default: nil
        }
    }

    private func number(_ value: ArchivedObject?) -> Int? {
        switch value?.content {
        case .integer(let number): Int(clamping: number)
        case .real(let number) where abs(number) < 1e9: Int(number)
        case .boolean(let truth): truth ? 1 : 0
        case .string(let text): Int(text)
        default: nil
        }
    }

    private func boolean(_ key: String, of object: ArchivedObject) -> Bool {
        guard case .fields(let fields) = object.content else { return false }
        switch fields.first(where: { $0.key == key })?.value {
        case .boolean(let truth): return truth
        case .integer(let number): return number != 0
        case .object(let reference): return number(graph[reference]) == 1
        default: return false
        }
    }

    private func elements(_ value: ArchivedObject?) -> [ArchivedObject] {
        switch value?.content {
        case .elements(let references): references.map { graph[$0] }
        case .pairs(let pairs): pairs.map { graph[$0.value] }
        default: []
        }
    }

    private func pairs(_ value: ArchivedObject?) -> [(key: String, value: ArchivedObject)] {
        guard case .pairs(let pairs)? = value?.content else { return [] }
        return pairs.compactMap { pair in string(graph[pair.key]).map { ($0, graph[pair.value]) } }
    }

    /// The values of all stereotypes of an element.
    private func stereotypes(of element: ArchivedObject) -> [String: ArchivedObject] {
        var values: [String: ArchivedObject] = [:]
        for stereotype in elements(object("XDBucketForStereotypesstorage", of: element)) {
            for (name, property) in pairs(object("XDBucketForOwnedAttributesstorage", of: stereotype)) {
                values[name] = object("_default", of: property)
            }
        }
        return values
    }

    private func name(of element: ArchivedObject?) -> String? { element.flatMap { string(object("_name", of: $0)) } }

    // MARK: - Elements

    private func model() throws -> DataModel {
        guard case .object(let reference)? = graph.top.first(where: { $0.key == "root" })?.value,
            graph.objects.indices.contains(reference.index),
            let package = object("_xd_rootPackage", of: graph[reference])
        else {
            throw DataModelError("the archive holds no data model", path: path)
        }
        var model = DataModel()
        model.versionIdentifier = string(object("_modelVersionIdentifier", of: graph[reference]))
        for (name, element) in pairs(object("XDBucketForClassesstorage", of: package)) {
            guard element.className == "XDPMEntity" else { continue }
            model.entities.append(entity(element, name: name))
            let requests = stereotypes(of: element)["XD_PSK_fetchRequestsArray"]
            for each in elements(requests) { model.requests.append(request(each, entity: name)) }
        }
        for (name, members) in pairs(object("_configurationsByName", of: graph[reference])) {
            let names = elements(members).compactMap { self.name(of: $0) }
            if !names.isEmpty { model.configurations[name] = names }
        }
        model.entities.sort { $0.name < $1.name }
        model.requests.sort { $0.name < $1.name }
        return model
    }

    private func entity(_ element: ArchivedObject, name: String) -> DataModelEntity {
        let values = stereotypes(of: element)
        var entity = DataModelEntity(name: self.name(of: element) ?? name)
        if let className = string(values["XD_PSK_entityClassName"]), !className.isEmpty { entity.className = className }
        entity.isAbstract = number(values["XD_PSK_isAbstract"]) == 1 || boolean("_isAbstract", of: element)
        entity.userInfo = userInfo(values["XD_PSK_userInfo"])
        entity.versionHashModifier = string(values["XD_PSK_versionHashModifier"])
        entity.renamingIdentifier = string(values["XD_PSK_elementID"])
        let general = elements(object("XDBucketForGeneralizationsstorage", of: element)).first
        entity.parent = general.flatMap { self.name(of: object("_general", of: $0)) }
        for (name, property) in pairs(object("XDBucketForOwnedAttributesstorage", of: element)) {
            if let made = self.property(property, name: name) { entity.properties.append(made) }
        }
        entity.properties.sort { $0.name < $1.name }
        return entity
    }

    private func property(_ element: ArchivedObject, name: String) -> DataModelProperty? {
        let values = stereotypes(of: element)
        let kind: DataModelProperty.Kind
        switch element.className {
        case "XDPMAttribute": kind = .attribute(attribute(values))
        case "XDPMRelationship": kind = .relationship(relationship(values))
        case "XDPMFetchedProperty":
            kind = .fetched(values["XD_PFP_fetchRequestKey"].map { request($0, entity: nil) } ?? DataModelRequest())
        default: return nil
        }
        var property = DataModelProperty(name: self.name(of: element) ?? name, kind: kind)
        property.isOptional = number(values["XD_PPSK_isOptional"]) == 1
        property.isTransient = number(values["XD_PPSK_isTransient"]) == 1
        property.isIndexed = number(values["XD_PPSK_isIndexed"]) == 1
        property.userInfo = userInfo(values["XD_PPSK_userInfo"])
        property.versionHashModifier = string(values["XD_PPSK_versionHashModifier"])
        property.renamingIdentifier = string(values["XD_PPSK_elementID"])
        return property
    }

    private func attribute(_ values: [String: ArchivedObject]) -> DataModelAttribute {
        let type = number(values["XD_PAttK_attributeType"]).flatMap(DataModelAttribute.ValueType.init(rawValue:))
        var attribute = DataModelAttribute(type: type ?? .undefined)
        attribute.defaultValue = string(values["XD_PAttK_defaultValueAsString"])
        attribute.minimum = string(values["XD_PAttK_minValueString"])
        attribute.maximum = string(values["XD_PAttK_maxValueString"])
        attribute.pattern = string(values["XD_PAttK_regularExpressionString"])
        attribute.transformerName = string(values["XD_PAttK_valueTransformerName"])
        attribute.allowsExternalStorage = number(values["XD_PAttK_allowsExternalBinaryDataStorage"]) == 1
        return attribute
    }

    private func relationship(_ values: [String: ArchivedObject]) -> DataModelRelationship {
        var relationship = DataModelRelationship()
        relationship.destination = name(of: values["XD_PRK_destination"])
        relationship.inverse = name(of: values["XD_PRK_inverseRelationship"])
        let rule = number(values["XD_PRK_deleteRule"]).flatMap(DataModelRelationship.DeleteRule.init(rawValue:))
        relationship.deleteRule = rule ?? .nullify
        let isToMany = number(values["XD_PRK_isToMany"]) == 1
        relationship.minimumCount = max(0, number(values["XD_PRK_minCount"]) ?? 0)
        relationship.maximumCount = isToMany ? max(0, number(values["XD_PRK_maxCount"]) ?? 0) : 1
        // The editor leaves the 1 of a relationship to one object when it is made one to many.
        if isToMany, relationship.maximumCount == 1 { relationship.maximumCount = 0 }
        if isToMany, relationship.maximumCount == 0, relationship.minimumCount == 1 { relationship.minimumCount = 0 }
        relationship.isOrdered = isToMany && number(values["XD_PRK_ordered"]) == 1
        return relationship
    }

    private func request(_ element: ArchivedObject, entity: String?) -> DataModelRequest {
        var request = DataModelRequest()
        request.name = name(of: element) ?? ""
        request.entity = name(of: object("_entity", of: element)) ?? entity
        request.predicate = string(object("_predicateString", of: element)) ?? ""
        return request
    }

    private func userInfo(_ value: ArchivedObject?) -> [String: String] {
        // The editor keeps notes of its own among them, which are not texts.
        var result: [String: String] = [:]
        for (key, value) in pairs(value) {
            if case .string(let text) = value.content, !key.hasPrefix("com.apple.") { result[key] = text }
        }
        return result
    }
}
