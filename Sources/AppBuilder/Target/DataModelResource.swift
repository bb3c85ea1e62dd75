/// A data model that goes into a bundle compiled.
package struct DataModelResource: Hashable, Sendable {
    package var resource: BundleResource
    /// The name of the version that the project says is the current one.
    package var currentVersion: String?
}
