import Foundation

/// What an `.xcmappingmodel` folder says: how the objects of one version of a model become those of another.
package struct MappingModel: Equatable, Sendable {
    /// A model as the mapping's editor recorded it.
    package struct Version: Equatable, Sendable {
        /// The path of its `.xcdatamodel` folder, relative to the project.
        package var path: String?
        /// A copy of the model, in the format of Xcode 3 (`elements`).
        package var copy: Data?

        package init() {}
    }

    package var source = Version()
    package var destination = Version()
    /// In the order in which they are done.
    package var entities: [EntityMapping] = []

    package init() {}
}

/// How the objects of one entity become those of another.
package struct EntityMapping: Equatable, Sendable {
    package var name: String?
    /// Nil if objects are only added.
    package var source: String?
    /// Nil if objects are only removed.
    package var destination: String?
    /// The name of a class of the app, a subclass of `NSEntityMigrationPolicy`.
    package var policyClass: String?
    /// Which source objects are mapped; empty for all.
    package var filter = ""
    /// An expression of the editor's user for the source objects, as a keyed archive.
    package var expression: Data?
    package var userInfo: Data?
    package var attributes: [PropertyMapping] = []
    package var relationships: [PropertyMapping] = []

    package init() {}
}

/// What a property of a destination object is made of.
package struct PropertyMapping: Equatable, Sendable {
    package var name: String
    /// An expression of the editor's user, as a keyed archive.
    package var expression: Data?
    package var userInfo: Data?
    /// The relationship of the source object that leads to the source objects of the others.
    package var keyPath: String?
    /// The name of the entity mapping that made the others.
    package var mappingName: String?

    package init(name: String) { self.name = name }
}
