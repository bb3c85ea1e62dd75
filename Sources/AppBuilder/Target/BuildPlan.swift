import Foundation

/// The targets to build, each after those that it depends on. The last one is the requested target.
package struct BuildPlan: Sendable {
    package var targets: [BuildTarget]
    /// The folder that errors about writing name.
    package var productFolder: URL
    /// The folder of the lock that prevents concurrent builds.
    package var lockFolder: URL
    package var warnings: [String] = []

    /// The script phases of all targets, in the order of the targets.
    var scripts: [ShellScript] {
        targets.flatMap(\.phases).compactMap { phase in
            guard case .script(let script) = phase else { return nil }
            return script
        }
    }

    /// A note that the project has script phases, which run with all rights of the user; nil if it has none.
    var remarkOfScripts: String? {
        guard let folder = targets.last?.folder, !scripts.isEmpty else { return nil }
        let names = Set(scripts.map(\.name)).sorted().map { "“\($0)”" }.joined(separator: ", ")
        return "\(folder.path): note: the project's scripts run with all your rights: \(names)\n"
            + "    verger build --sandbox-scripts keeps them to the project's folder."
    }
}
