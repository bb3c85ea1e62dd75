import Foundation

/// Targets in the order in which they can be built: each after all that it depends on. The last one is what was asked
/// for.
package struct BuildPlan: Sendable {
    package var targets: [BuildTarget]
    /// Where what goes wrong with writing is told.
    package var productFolder: URL
    /// Held while the plan is carried out: one build at a time.
    package var lockFolder: URL
    package var warnings: [String] = []

    /// The scripts of all targets, in the order of the targets.
    var scripts: [ShellScript] {
        targets.flatMap(\.phases).compactMap { phase in
            guard case .script(let script) = phase else { return nil }
            return script
        }
    }

    /// Tells that the project brings scripts, which may do whatever this user may; nil without any.
    var remarkOfScripts: String? {
        guard let folder = targets.last?.folder, !scripts.isEmpty else { return nil }
        let names = Set(scripts.map(\.name)).sorted().map { "“\($0)”" }.joined(separator: ", ")
        return "\(folder.path): note: the project's scripts run with all your rights: \(names)\n"
            + "    verger build --sandbox-scripts keeps them to the project's folder."
    }
}
