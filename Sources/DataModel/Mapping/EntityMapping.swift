import Foundation

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
