import Foundation

/// A file or folder that goes into a bundle as it is.
package struct BundleResource: Hashable, Sendable {
    package var source: URL
    /// Path inside the bundle.
    package var destination: String
}
