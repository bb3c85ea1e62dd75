import Foundation

/// A phase of a target. Phases between two scripts run in parallel; a script runs after all phases before it.
package enum BuildPhase: Sendable {
    case sources([SourceFile], swift: [URL])
    case resources(BundleResources)
    /// Files copied outside of the bundle; their destinations are absolute paths.
    case copies([BundleResource])
    case script(ShellScript)
}
