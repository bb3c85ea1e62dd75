import Foundation

/// A product of some target, used as a file.
package struct XcodeProductReference: Hashable, Sendable {
    /// The `.xcodeproj` that makes it: the own project or a sub-project.
    package let projectPath: URL
    /// The identifier of its file reference there (`XcodeTarget.productReferenceID`).
    package let productReferenceID: String
    /// The target's name, as far as this project knows it.
    package let targetName: String?
}
