import Archiving
import Foundation

/// Writes a mapping model as Core Data reads it when an app migrates a store: a keyed archive of an `NSMappingModel`, with
/// the keys that Apple's compiler uses.
///
/// Only Core Data computes the hashes of entities by which a mapping is found. The archive therefore has both models, and
/// Core Data gives the mappings their hashes when it reads them.
struct CompiledMapping {
    private var archive = CompiledModel()
    private var problems: [String] = []
    private let source: DataModel
    private let destination: DataModel
    /// The entity mappings with their names, each another one.
    private let mappings: [(name: String, mapping: EntityMapping)]

    /// - Returns: the file's bytes, and what was left out of it.
    static func write(
        _ mapping: MappingModel, from source: DataModel, to destination: DataModel
    ) throws -> (data: Data, problems: [String]) {
        var writer = CompiledMapping(mapping, source, destination)
        let entities = writer.mappings.map { writer.add($0.mapping, name: $0.name) }
        let root = writer.archive.add(
            "NSMappingModel",
            .fields([
                ArchivedField("NSEntityMappings", writer.archive.array(entities)),
                ArchivedField("VergerSourceModel", .object(writer.archive.add(source))),
                ArchivedField("VergerDestinationModel", .object(writer.archive.add(destination))),
            ]))
        return (try writer.archive.data(root: root), writer.problems)
    }

    private init(_ mapping: MappingModel, _ source: DataModel, _ destination: DataModel) {
        (self.source, self.destination) = (source, destination)
        var used: [String: Int] = [:]
        mappings = mapping.entities.map { entity in
            let usual = [entity.source, entity.destination].compactMap { $0 }.joined(separator: "To")
            let name = entity.name ?? usual
            used[name, default: 0] += 1
            return (used[name] == 1 ? name : "\(name) \(used[name] ?? 1)", entity)
        }
    }

    // MARK: - Entities

    private mutating func add(_ mapping: EntityMapping, name: String) -> ArchiveGraph.Reference {
        let from = mapping.source.flatMap { source.entity(named: $0) }
        let to = mapping.destination.flatMap { destination.entity(named: $0) }
        if let missing = mapping.source, from == nil {
            problems.append("\(name): the source model has no entity “\(missing)”")
        }
        if let missing = mapping.destination, to == nil {
            problems.append("\(name): the destination model has no entity “\(missing)”")
        }
        let attributes = mapping.attributes.map { each in
            add(each, of: name, value: { $0.attribute(each, from: from, to: to) })
        }
        let relationships = mapping.relationships.map { each in
            add(each, of: name, value: { $0.relationship(each, from: from, to: to, mapping: name) })
        }
        let objects = expression(mapping.expression, of: name) ?? from.map { sourceObjects($0.name, mapping.filter) }
        return archive.add(
            "NSEntityMapping",
            .fields([
                ArchivedField("NSMappingName", archive.string(name)),
                ArchivedField("NSMappingType", .integer(Self.type(of: mapping))),
                ArchivedField("NSSourceEntityName", archive.string(mapping.source)),
                ArchivedField("NSDestinationEntityName", archive.string(mapping.destination)),
                ArchivedField("NSSourceExpression", objects ?? .null),
                ArchivedField("NSEntityMigrationPolicyClassName", archive.string(mapping.policyClass)),
                ArchivedField("NSAttributeMappings", archive.array(attributes)),
                ArchivedField("NSRelationshipMappings", archive.array(relationships)),
                ArchivedField("NSUserInfo", include(mapping.userInfo, "user info", of: name) ?? .null),
            ]))
    }

    /// The number of `NSEntityMappingType`. Whether objects are copied or transformed follows from the hashes: Core Data
    /// tells it.
    private static func type(of mapping: EntityMapping) -> Int64 {
        if mapping.policyClass != nil { return 1 }
        return mapping.source == nil ? 2 : mapping.destination == nil ? 3 : 0
    }

    /// The request for the objects of an entity that a predicate chooses.
    private mutating func sourceObjects(_ entity: String, _ filter: String) -> ArchivedValue {
        let arguments = [constant(entity), constant(filter.isEmpty ? "TRUEPREDICATE" : filter)]
        let request = call("manager", "fetchRequestForSourceEntityNamed:predicateString:", arguments)
        return .object(
            archive.add(
                "NSFetchRequestExpression",
                .fields([
                    ArchivedField("NSExpressionType", .integer(50)),
                    ArchivedField("NSFRExpression", .object(request)),
                    ArchivedField("NSMOCExpression", .object(keyPath("sourceContext", of: "manager"))),
                ])))
    }

    // MARK: - Properties

    private mutating func add(
        _ mapping: PropertyMapping, of entity: String,
        value: (inout CompiledMapping) -> ArchiveGraph.Reference?
    ) -> ArchiveGraph.Reference {
        let name = "\(entity).\(mapping.name)"
        let written = expression(mapping.expression, of: name)
        let usual = written == nil ? value(&self).map { ArchivedValue.object($0) } : nil
        return archive.add(
            "NSPropertyMapping",
            .fields([
                ArchivedField("NSDestinationPropertyName", archive.string(mapping.name)),
                ArchivedField("NSValueExpression", written ?? usual ?? .null),
                ArchivedField("NSUserInfo", include(mapping.userInfo, "user info", of: name) ?? .null),
            ]))
    }

    /// The property of the source that a property of the destination is made of: the one of its name, else the one that
    /// its renaming identifier names.
    private func counterpart(
        _ name: String, _ from: DataModelEntity?, _ to: DataModelEntity?
    ) -> DataModelProperty? {
        guard let from else { return nil }
        if let same = source.property(named: name, of: from) { return same }
        let identifier = to.flatMap { destination.property(named: name, of: $0) }?.renamingIdentifier
        guard let identifier, !identifier.isEmpty else { return nil }
        return source.properties(of: from).first { ($0.renamingIdentifier ?? $0.name) == identifier }
            ?? source.property(named: identifier, of: from)
    }

    private mutating func attribute(
        _ mapping: PropertyMapping, from: DataModelEntity?, to: DataModelEntity?
    ) -> ArchiveGraph.Reference? {
        guard let property = counterpart(mapping.name, from, to), case .attribute = property.kind else { return nil }
        return keyPath(property.name, of: "source")
    }

    /// The destination objects that came of the related source objects.
    private mutating func relationship(
        _ mapping: PropertyMapping, from: DataModelEntity?, to: DataModelEntity?, mapping name: String
    ) -> ArchiveGraph.Reference? {
        guard let from else { return nil }
        let path = mapping.keyPath ?? counterpart(mapping.name, from, to)?.name
        guard let path else { return nil }
        let related = keyPath(path, of: "source")
        let maker = mapping.mappingName ?? makerOfObjects(in: path, of: from)
        if let maker, !mappings.contains(where: { $0.name == maker }) {
            problems.append("\(name).\(mapping.name): there is no entity mapping “\(maker)”")
        }
        guard let maker else { return related }
        return call(
            "manager", "destinationInstancesForEntityMappingNamed:sourceInstances:", [constant(maker), related])
    }

    /// The name of the only entity mapping of what is in a relationship. Nil if there are several, as for subentities: then
    /// Core Data takes what came of each object, by whatever mapping.
    private func makerOfObjects(in relationship: String, of entity: DataModelEntity) -> String? {
        guard let property = source.property(named: relationship, of: entity),
            case .relationship(let ends) = property.kind, let other = ends.destination, !source.hasSubentities(other)
        else { return nil }
        let makers = mappings.filter { $0.mapping.source == other && $0.mapping.destination != nil }
        return makers.count == 1 ? makers[0].name : nil
    }

    // MARK: - Expressions

    /// An expression that somebody wrote in the mapping's editor.
    private mutating func expression(_ data: Data?, of name: String) -> ArchivedValue? {
        include(data, "expression", of: name)
    }

    private mutating func include(_ data: Data?, _ what: String, of name: String) -> ArchivedValue? {
        guard let data else { return nil }
        do {
            if let root = try archive.include(data) { return .object(root) }
            problems.append("\(name): the \(what) is left out: its archive has no root")
        } catch {
            problems.append("\(name): the \(what) is left out: \(error)")
        }
        return nil
    }

    private mutating func constant(_ text: String) -> ArchiveGraph.Reference {
        archive.add(
            "NSConstantValueExpression",
            .fields([
                ArchivedField("NSExpressionType", .integer(0)), ArchivedField("NSConstantValue", archive.string(text)),
            ]))
    }

    private mutating func keyPath(_ path: String, of variable: String) -> ArchiveGraph.Reference {
        let argument = archive.add(
            "NSKeyPathSpecifierExpression",
            .fields([
                ArchivedField("NSExpressionType", .integer(10)), ArchivedField("NSKeyPath", archive.string(path)),
            ]))
        return call(variable, "valueForKeyPath:", [argument], className: "NSKeyPathExpression")
    }

    /// A message to what a variable names.
    private mutating func call(
        _ variable: String, _ selector: String, _ arguments: [ArchiveGraph.Reference],
        className: String = "NSFunctionExpression"
    ) -> ArchiveGraph.Reference {
        let target = archive.add(
            "NSVariableExpression",
            .fields([
                ArchivedField("NSExpressionType", .integer(2)), ArchivedField("NSVariable", archive.string(variable)),
            ]))
        return archive.add(
            className,
            .fields([
                ArchivedField("NSExpressionType", .integer(4)), ArchivedField("NSOperand", .object(target)),
                ArchivedField("NSSelectorName", archive.string(selector)),
                ArchivedField("NSArguments", archive.array(arguments)),
            ]))
    }
}
