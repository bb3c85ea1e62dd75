import Foundation

/// A product and its build steps, with all settings resolved. Made from a project folder or a target of an Xcode
/// project.
package struct BuildTarget: Sendable {
    package enum Kind: Sendable {
        case application
        /// A bundle of resources, whose code, if any, is not loaded yet.
        case bundle
        case staticLibrary
        /// A bundle of unit tests, which is loaded into an app or into a test runner.
        case testBundle
        /// A program without bundle.
        case tool
        /// A target without product, which has phases and dependencies.
        case aggregate
    }

    package var name: String
    package var kind: Kind
    /// The working directory of tools, and the base of paths in messages.
    package var folder: URL
    /// The bundle, library or program; nil for aggregates.
    package var product: URL?
    /// The folder for object files and other intermediate files.
    package var intermediateFolder: URL
    package var phases: [BuildPhase] = []
    package var compile = CompileSettings()
    package var link = LinkSettings()
    package var infoPlist: InfoPlistSource?
    /// The oldest system on which the product runs, such as "3.0", which determines the format of nibs; nil if only the
    /// Info.plist tells.
    package var deploymentTarget: String?
    /// Whether debug information is only in the symbol file.
    package var stripsProduct = false
    /// The indices in the plan of the targets that this one depends on.
    package var dependencies: [Int] = []
    /// The indices in the plan of the static libraries that are linked.
    package var linkedTargets: [Int] = []
    /// The executable of the app into which the tests are loaded; nil for tests without an app, and for other targets.
    package var testHost: URL?
    /// Whether the project runs the tests at the end of each build.
    package var testsAfterBuild = false
    /// The environment of script phases.
    package var environment: [String: String] = [:]
    /// Warnings, for example about files that look like parts of the product and were left out.
    package var warnings: [String] = []

    package var makesBundle: Bool { [.application, .bundle, .testBundle].contains(kind) }
    package var isLinked: Bool { [.application, .testBundle, .tool].contains(kind) }

    /// The executable before it is copied into the bundle.
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
