import Foundation

/// One product and how it is made, with all settings resolved: what a project's folder, or a target of an Xcode
/// project, comes down to.
package struct BuildTarget: Sendable {
    package enum Kind: Sendable {
        case application
        /// A folder of resources, perhaps with code that nothing loads yet.
        case bundle
        case staticLibrary
        /// A bundle of unit tests: code that is loaded into an app, or into a program of its own.
        case testBundle
        /// A program without a bundle.
        case tool
        /// Makes nothing itself; its phases and what it depends on count.
        case aggregate
    }

    package var name: String
    package var kind: Kind
    /// Where tools run and where paths are told from.
    package var folder: URL
    /// The bundle, the archive or the program; nil for aggregates.
    package var product: URL?
    /// Objects and all else that lies between sources and product.
    package var intermediateFolder: URL
    package var phases: [BuildPhase] = []
    package var compile = CompileSettings()
    package var link = LinkSettings()
    package var infoPlist: InfoPlistSource?
    /// The oldest system that the product runs on: decides the format of nibs. "3.0"; nil when only the Info.plist
    /// tells.
    package var deploymentTarget: String?
    /// Whether debug information goes into the symbol file only.
    package var stripsProduct = false
    /// Indices in the plan of the targets that must be built before.
    package var dependencies: [Int] = []
    /// Indices in the plan of the static libraries that are linked.
    package var linkedTargets: [Int] = []
    /// The program of the app that the tests run in; nil for tests without an app, and for all that is not a bundle of
    /// tests.
    package var testHost: URL?
    /// Whether the project wants its tests to run at the end of each build.
    package var testsAfterBuild = false
    /// What scripts find in their environment.
    package var environment: [String: String] = [:]
    /// Files that were left out although they look like a part of the product, and the like.
    package var warnings: [String] = []

    package var makesBundle: Bool { [.application, .bundle, .testBundle].contains(kind) }
    package var isLinked: Bool { [.application, .testBundle, .tool].contains(kind) }

    /// The program before it goes into the bundle.
    var executable: URL {
        intermediateFolder.appendingPathComponent(infoPlist?.executableName ?? name)
    }

    package var sources: [SourceFile] {
        phases.flatMap { phase -> [SourceFile] in
            if case .sources(let sources, swift: _) = phase { sources } else { [] }
        }
    }

    package var swiftSources: [URL] {
        phases.flatMap { phase -> [URL] in
            if case .sources(_, let swift) = phase { swift } else { [] }
        }
    }
}
