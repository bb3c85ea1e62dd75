import Archiving
import Foundation

/// Writes a model as Core Data reads it when an app runs: a keyed archive of an `NSManagedObjectModel`, with the keys
/// that Apple's compiler uses. Predicates stand in it as the text that they were typed as; Core Data parses them.
struct CompiledModel {
    private(set) var graph = ArchiveGraph()
    private var problems: [String] = []

    /// - Returns: the file's bytes, and what was left out of it.
    static func write(_ model: DataModel) throws -> (data: Data, problems: [String]) {
        var writer = CompiledModel()
        let root = writer.add(model)
        return (try writer.data(root: root), writer.problems)
    }

    /// The file's bytes.
    mutating func data(root: ArchiveGraph.Reference) throws -> Data {
        graph.top = [ArchivedField("root", .object(root))]
        return try KeyedArchive.write(graph)
    }

    // MARK: - Values

    mutating func add(_ className: String, _ content: ArchivedObject.Content) -> ArchiveGraph.Reference {
        graph.add(ArchivedObject(className: className, content: content))
    }

    mutating func string(_ text: String?) -> ArchivedValue {
        guard let text else { return .null }
        return .object(add("NSString", .string(text)))
    }

    private mutating func dictionary(_ values: [(String, ArchiveGraph.Reference)]) -> ArchivedValue {
        let pairs = values.map { ArchivedPair(key: add("NSString", .string($0.0)), value: $0.1) }
        return .object(add("NSDictionary", .pairs(pairs)))
    }

    private mutating func texts(_ values: [String: String]) -> ArchivedValue {
        dictionary(values.sorted { $0.key < $1.key }.map { ($0.key, add("NSString", .string($0.value))) })
    }

    mutating func array(_ elements: [ArchiveGraph.Reference]) -> ArchivedValue {
        .object(add("NSArray", .elements(elements)))
    }

    /// Adds all objects of an archive.
    /// - Returns: its root; nil if it has none.
    mutating func include(_ archive: Data) throws -> ArchiveGraph.Reference? {
        let other = try KeyedArchive.read(archive)
        guard case .object(let root)? = other.top.first(where: { $0.key == "root" })?.value else { return nil }
        let start = graph.objects.count
        graph.objects += other.objects.map { $0.moved(by: start) }
        return ArchiveGraph.Reference(root.index + start)
    }

    private mutating func predicate(_ format: String) -> ArchiveGraph.Reference {
        add("VergerPredicateText", .fields([ArchivedField("VergerFormat", string(format))]))
    }

    // MARK: - The model

    mutating func add(_ model: DataModel) -> ArchiveGraph.Reference {
        let root = add("NSManagedObjectModel", .fields([]))
        var entities: [String: ArchiveGraph.Reference] = [:]
        for entity in model.entities { entities[entity.name] = add("NSEntityDescription", .fields([])) }
        for entity in model.entities {
            guard let place = entities[entity.name] else { continue }
            let below = model.entities.filter { $0.parent == entity.name && $0.name != entity.name }
            let subentities = below.compactMap { each in entities[each.name].map { (each.name, $0) } }
            graph[place].content = .fields(fields(of: entity, subentities: subentities))
        }
        let requests = model.requests.map { ($0.name, add($0)) }
        let identifiers = model.versionIdentifier.map { [add("NSString", .string($0))] } ?? []
        let configurations = model.configurations.sorted { $0.key < $1.key }.map { configuration in
            let names = configuration.value.map { add("NSString", .string($0)) }
            return (configuration.key, add("NSArray", .elements(names)))
        }
        graph[root].content = .fields([
            ArchivedField("NSEntities", dictionary(entities.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
            ArchivedField("NSFetchRequestTemplates", dictionary(requests)),
            ArchivedField("NSVersionIdentifiers", .object(add("NSSet", .elements(identifiers)))),
            ArchivedField("NSConfigurations", dictionary(configurations)),
        ])
        return root
    }

    private mutating func fields(
        of entity: DataModelEntity, subentities: [(String, ArchiveGraph.Reference)]
    ) -> [ArchivedField] {
        let properties = entity.properties.map { ($0.name, add($0, of: entity.name)) }
        return [
            ArchivedField("NSEntityName", string(entity.name)),
            ArchivedField("NSClassNameForEntity", string(entity.className)),
            ArchivedField("NSIsAbstract", .boolean(entity.isAbstract)),
            ArchivedField("NSUserInfo", texts(entity.userInfo)),
            ArchivedField("NSVersionHashModifier", string(entity.versionHashModifier)),
            ArchivedField("NSRenamingIdentifier", string(entity.renamingIdentifier)),
            ArchivedField("NSProperties", dictionary(properties)),
            ArchivedField("NSSubentities", dictionary(subentities)),
        ]
    }

    private mutating func add(_ request: DataModelRequest) -> ArchiveGraph.Reference {
        let condition: ArchivedValue = request.predicate.isEmpty ? .null : .object(predicate(request.predicate))
        return add(
            "NSFetchRequest",
            .fields([
                ArchivedField("NSEntityName", string(request.entity)), ArchivedField("NSPredicate", condition),
                ArchivedField("NSFetchLimit", .integer(Int64(request.limit))),
                ArchivedField("NSIncludesSubentities", .boolean(request.includesSubentities)),
            ]))
    }

    // MARK: - Properties

    private mutating func add(_ property: DataModelProperty, of entity: String) -> ArchiveGraph.Reference {
        var fields = [
            ArchivedField("NSPropertyName", string(property.name)),
            ArchivedField("NSIsOptional", .boolean(property.isOptional)),
            ArchivedField("NSIsTransient", .boolean(property.isTransient)),
            ArchivedField("NSIsIndexed", .boolean(property.isIndexed)),
            ArchivedField("NSUserInfo", texts(property.userInfo)),
            ArchivedField("NSVersionHashModifier", string(property.versionHashModifier)),
            ArchivedField("NSRenamingIdentifier", string(property.renamingIdentifier)),
        ]
        let className: String
        switch property.kind {
        case .attribute(let attribute):
            className = "NSAttributeDescription"
            fields += self.fields(of: attribute, name: "\(entity).\(property.name)")
        case .relationship(let relationship):
            className = "NSRelationshipDescription"
            fields += [
                ArchivedField("NSDeleteRule", .integer(Int64(relationship.deleteRule.rawValue))),
                ArchivedField("NSMinCount", .integer(Int64(relationship.minimumCount))),
                ArchivedField("NSMaxCount", .integer(Int64(relationship.maximumCount))),
                ArchivedField("NSIsOrdered", .boolean(relationship.isOrdered)),
                ArchivedField("_NSDestinationEntityName", string(relationship.destination)),
                ArchivedField("_NSInverseRelationshipName", string(relationship.inverse)),
            ]
        case .fetched(let request):
            className = "NSFetchedPropertyDescription"
            fields.append(ArchivedField("NSFetchRequest", .object(add(request))))
        }
        return add(className, .fields(fields))
    }

    private mutating func fields(of attribute: DataModelAttribute, name: String) -> [ArchivedField] {
        var conditions: [(format: String, code: Int64)] = []
        let isText = attribute.type == .string
        if let limit = Self.limit(attribute.minimum, attribute.minimumDate, of: attribute) {
            let code: Int64 = isText ? 1670 : attribute.type == .date ? 1640 : 1620
            conditions.append((isText ? "length >= \(limit)" : "SELF >= \(limit)", code))
        }
        if let limit = Self.limit(attribute.maximum, attribute.maximumDate, of: attribute) {
            let code: Int64 = isText ? 1660 : attribute.type == .date ? 1630 : 1610
            conditions.append((isText ? "length <= \(limit)" : "SELF <= \(limit)", code))
        }
        if let pattern = attribute.pattern, !pattern.isEmpty {
            let quoted = pattern.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
                of: "\"", with: "\\\"")
            conditions.append(("SELF MATCHES \"\(quoted)\"", 1680))
        }
        return [
            ArchivedField("NSAttributeType", .integer(Int64(attribute.type.rawValue))),
            ArchivedField("NSDefaultValue", defaultValue(of: attribute, name: name)),
            ArchivedField("NSValueTransformerName", string(attribute.transformerName)),
            ArchivedField("NSAllowsExternalBinaryDataStorage", .boolean(attribute.allowsExternalStorage)),
            ArchivedField("NSValidationPredicates", array(conditions.map { predicate($0.format) })),
            ArchivedField("NSValidationWarnings", array(conditions.map { add("NSNumber", .integer($0.code)) })),
        ]
    }

    /// A limit as a predicate's text has it.
    private static func limit(_ text: String?, _ date: Double?, of attribute: DataModelAttribute) -> String? {
        if attribute.type == .date { return date.map { "CAST(\($0), \"NSDate\")" } }
        guard let text = text?.trimmingCharacters(in: .whitespaces), let number = Double(text), number.isFinite else {
            return nil
        }
        return text
    }

    private mutating func defaultValue(of attribute: DataModelAttribute, name: String) -> ArchivedValue {
        if let date = attribute.defaultDate { return .object(add("NSDate", .date(date))) }
        guard let text = attribute.defaultValue else { return .null }
        let word = text.trimmingCharacters(in: CharacterSet(charactersIn: "\" \t"))
        let content: ArchivedObject.Content?
        switch attribute.type {
        case .string: return string(text)
        case .integer16, .integer32, .integer64:
            content =
                Int64(word).map { .integer($0) }
                ?? Double(word).flatMap { Int64(exactly: $0.rounded()) }.map { .integer($0) }
        case .double, .float: content = Double(word).map { .real($0) }
        // Core Data makes a decimal number of the text.
        case .decimal: return Double(word) == nil ? .null : string(word)
        case .boolean: content = .boolean(["YES", "1", "TRUE"].contains(word.uppercased()))
        case .date: content = ModelDate.seconds(word).map { .date($0) }
        case .binary, .transformable, .undefined: content = nil
        }
        guard let content else {
            if !word.isEmpty { problems.append("the default value “\(text)” of \(name) is left out") }
            return .null
        }
        if case .date = content { return .object(add("NSDate", content)) }
        return .object(add("NSNumber", content))
    }
}
