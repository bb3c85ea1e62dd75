import Foundation

/// A file or folder that is copied into a bundle.
package struct BundleResource: Hashable, Sendable {
    package var source: URL
    /// The path in the bundle.
    package var destination: String
}
