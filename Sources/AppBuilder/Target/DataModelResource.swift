/// A data model that is compiled for a bundle.
package struct DataModelResource: Hashable, Sendable {
    package var resource: BundleResource
    /// The name of the current version according to the project; nil if the project does not tell.
    package var currentVersion: String?
}
