import Foundation

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
