import Foundation

/// A part of a target's build. Those between two scripts run side by side; a script runs when all before it is done.
package enum BuildPhase: Sendable {
    case sources([SourceFile], swift: [URL])
    case resources(BundleResources)
    /// Copied beside the products, destinations being absolute.
    case copies([BundleResource])
    case script(ShellScript)
}
