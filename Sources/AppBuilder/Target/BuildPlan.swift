import Foundation

/// Targets in the order in which they can be built: each after all that it depends on. The last one is what was asked for.
package struct BuildPlan: Sendable {
    package var targets: [BuildTarget]
    /// Where what goes wrong with writing is told.
    package var productFolder: URL
    /// Held while the plan is carried out: one build at a time.
    package var lockFolder: URL
    package var warnings: [String] = []
}
