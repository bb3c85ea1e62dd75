import Foundation

/// A target that must be built before another.
package struct XcodeDependency: Hashable, Sendable {
    /// The `.xcodeproj` that the target is in; nil for the same project.
    package let projectPath: URL?
    package let targetID: String
    /// As the project file says it; the target may have another name by now.
    package let targetName: String
}
