import Foundation
import XcodeProject

/// A request to build a target of an Xcode project.
package struct XcodeRequest: Sendable {
    package var project: XcodeProject
    /// The target; nil means the project's default target.
    package var target: XcodeTarget?
    /// The name of the configuration, such as `Debug`.
    package var configuration: String
    package var sdk: XcodeSDK = .simulator
    /// Build settings that override all others.
    package var overrides: [String: String] = [:]
    /// A configuration file whose settings override those of targets.
    package var overridesFile: ConfigurationFile?

    /// The other projects of the workspace.
    package var siblings: [XcodeProject] = []

    package init(_ project: XcodeProject, target: XcodeTarget? = nil, configuration: String) {
        self.project = project
        self.target = target
        self.configuration = configuration
    }

    /// - Throws: `BuildError` if the target, or one that it depends on, cannot be built.
    package func plan(toolchain: Toolchain, sdk frameworks: SDK) throws -> BuildPlan {
        guard let wanted = target ?? project.defaultTarget else {
            throw BuildError(
                "the project has no targets", at: project.path.path, cure: "Name another project.", kind: .wrongUse)
        }
        let order = try BuildError.translating { try XcodeBuildOrder([wanted], of: project, siblings: siblings) }
        let places = settings(of: wanted)
        var targets: [BuildTarget] = []
        for step in order.steps {
            // Products of targets in other projects go into the folders of the requested project, unless they name a
            // folder themselves, in which others then look for their headers.
            let own = settings(of: step.target)
            let isOwn = own["SYMROOT"] != step.project.folder.appendingPathComponent("build").path
            let settings =
                isOwn ? own : settings(of: step.target, symbols: places["SYMROOT"], objects: places["OBJROOT"])
            let translator = XcodeTranslator(
                target: step.target, project: step.project, settings: settings, toolchain: toolchain, sdk: frameworks)
            var built = try translator.buildTarget()
            built.dependencies = step.dependencies
            var libraries = Set(step.products.values.filter { targets[$0].kind == .staticLibrary })
            for archive in built.link.archivesByName {
                let maker = targets.lastIndex {
                    $0.kind == .staticLibrary && $0.product?.lastPathComponent == archive.lastPathComponent
                }
                if let maker {
                    libraries.insert(maker)
                } else {
                    built.warnings.append("\(archive.path): warning: no such library; linking without it")
                }
            }
            // A library brings those along that it is linked with itself.
            libraries.formUnion(libraries.flatMap { targets[$0].linkedTargets })
            built.linkedTargets = libraries.sorted()
            if libraries.contains(where: { targets[$0].link.needsCPlusPlus }) { built.link.needsCPlusPlus = true }
            // Other targets refer to each other by index, so a target can be inserted only before the last one.
            let isLast = targets.count == order.steps.count - 1
            if isLast, built.kind == .testBundle, built.testHost == nil {
                targets.append(.testRunner(for: built, sdk: frameworks))
            }
            targets.append(built)
        }
        return BuildPlan(
            targets: targets, productFolder: URL(fileURLWithPath: places["SYMROOT"]),
            lockFolder: URL(fileURLWithPath: places["OBJROOT"]), warnings: project.warnings + order.warnings)
    }

    private func settings(of target: XcodeTarget, symbols: String? = nil, objects: String? = nil) -> BuildSettings {
        var overrides = overrides
        overrides["SYMROOT"] = overrides["SYMROOT"] ?? symbols
        overrides["OBJROOT"] = overrides["OBJROOT"] ?? objects
        return target.settings(
            configuration: configuration, sdk: sdk(for: target), overrides: overrides, overridesFile: overridesFile)
    }

    /// The SDK for a target. Unless a version was requested, the project's base SDK determines the version of the
    /// headers.
    private func sdk(for target: XcodeTarget) -> XcodeSDK {
        guard !sdk.hasOwnVersion, let base = target.baseSDK(configuration: configuration), base.hasOwnVersion,
            base.platform != .mac, sdk.platform != .mac
        else { return sdk }
        return XcodeSDK(sdk.platform, version: base.version)
    }
}

extension BuildError {
    /// Converts an error about a project file.
    package init(_ error: XcodeProjectError) {
        let problem = error.object.map { "\(error.problem) (object \($0))" } ?? error.problem
        self.init(
            problem, at: error.line > 0 ? "\(error.path):\(error.line)" : error.path, cure: error.cure,
            kind: error.kind == .wrongUse ? .wrongUse : .doesNotBuild)
    }

    package static func translating<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as XcodeProjectError {
            throw BuildError(error)
        }
    }
}
