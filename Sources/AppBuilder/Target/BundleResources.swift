import Foundation

/// What goes into a bundle, by what is done with it.
package struct BundleResources: Sendable {
    /// Compiled.
    package var interfaces: [BundleResource] = []
    /// Data models, which are compiled.
    package var dataModels: [DataModelResource] = []
    /// Written anew in the format that the bundle has them in.
    package var propertyLists: [PropertyListResource] = []
    /// Copied as they are.
    package var files: [BundleResource] = []
}
