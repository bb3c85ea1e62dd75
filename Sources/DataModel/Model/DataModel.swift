/// What a data model file says, whichever program wrote it: entities with their properties, requests, configurations.
package struct DataModel: Equatable, Sendable {
    package var entities: [DataModelEntity] = []
    /// Requests by name, as `fetchRequestTemplateForName:` finds them.
    package var requests: [DataModelRequest] = []
    /// Names of entities by name of the configuration.
    package var configurations: [String: [String]] = [:]
    package var versionIdentifier: String?

    package init() {}
}

/// An entity.
package struct DataModelEntity: Equatable, Sendable {
    package var name: String
    package var className = "NSManagedObject"
    package var parent: String?
    package var isAbstract = false
    package var userInfo: [String: String] = [:]
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var properties: [DataModelProperty] = []

    package init(name: String) { self.name = name }
}

/// A request of the model, or of a fetched property.
package struct DataModelRequest: Equatable, Sendable {
    package var name = ""
    package var entity: String?
    /// As it was typed; empty for none.
    package var predicate = ""
    package var limit = 0
    package var includesSubentities = true

    package init() {}
}
