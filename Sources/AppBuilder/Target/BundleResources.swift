import Foundation

/// The resources of a bundle, by the way they are processed.
package struct BundleResources: Sendable {
    /// Interface files, which are compiled.
    package var interfaces: [BundleResource] = []
    /// Data models, which are compiled.
    package var dataModels: [DataModelResource] = []
    /// Property lists and strings files, which are converted.
    package var propertyLists: [PropertyListResource] = []
    /// Files that are copied.
    package var files: [BundleResource] = []
}
