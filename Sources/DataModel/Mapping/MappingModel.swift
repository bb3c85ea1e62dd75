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
