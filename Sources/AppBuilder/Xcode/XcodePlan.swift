import Foundation
import XcodeProject

/// What to build of an Xcode project.
package struct XcodeRequest: Sendable {
    package var project: XcodeProject
    /// The project's default target if nil.
    package var target: XcodeTarget?
    /// `Debug`, say.
    package var configuration: String
    package var sdk: XcodeSDK = .simulator
    /// Settings that stand above all others.
    package var overrides: [String: String] = [:]
    /// A configuration file whose settings stand above the targets'.
    package var overridesFile: ConfigurationFile?

    package init(_ project: XcodeProject, target: XcodeTarget? = nil, configuration: String) {
        self.project = project
        self.target = target
        self.configuration = configuration
    }

    /// - Throws: `BuildError` when the target or one that it depends on cannot be built as it is.
    package func plan(toolchain: Toolchain, sdk frameworks: SDK) throws -> BuildPlan {
        guard let target = target ?? project.defaultTarget else {
            throw BuildError(
                "the project has no targets", at: project.path.path, cure: "Name another project.", kind: .wrongUse)
        }
        var planner = XcodePlanner(self, target: target, toolchain: toolchain, sdk: frameworks)
        return try planner.plan()
    }
}

/// Finds all that a target depends on, also in other projects, and puts it in order.
struct XcodePlanner {
    /// A target of one of the projects.
    private struct Key: Hashable {
        var project: String
        var target: String
    }

    private let request: XcodeRequest
    private let target: XcodeTarget
    private let toolchain: Toolchain
    private let sdk: SDK
    /// Those of the project that was named: all products go where its own do.
    private let settings: BuildSettings
    private var projects: [String: XcodeProject] = [:]
    private var places: [Key: Int] = [:]
    /// From the target that was named down to the one that is looked at.
    private var path: [(key: Key, name: String)] = []
    private var targets: [BuildTarget] = []
    private var warnings: [String] = []

    init(_ request: XcodeRequest, target: XcodeTarget, toolchain: Toolchain, sdk: SDK) {
        self.request = request
        self.target = target
        self.toolchain = toolchain
        self.sdk = sdk
        settings = target.settings(
            configuration: request.configuration, sdk: request.sdk, overrides: request.overrides,
            overridesFile: request.overridesFile)
        projects[request.project.path.path] = request.project
        warnings = request.project.warnings
    }

    mutating func plan() throws -> BuildPlan {
        _ = try place(of: target, in: request.project)
        return BuildPlan(
            targets: targets, productFolder: URL(fileURLWithPath: settings["SYMROOT"]),
            lockFolder: URL(fileURLWithPath: settings["OBJROOT"]), warnings: warnings)
    }

    /// Adds a target after all that it depends on.
    ///
    /// - Returns: its place in the plan.
    private mutating func place(of target: XcodeTarget, in project: XcodeProject) throws -> Int {
        let key = Key(project: project.path.path, target: target.id)
        if let place = places[key] { return place }
        if let start = path.firstIndex(where: { $0.key == key }) {
            let names = (path[start...].map(\.name) + [target.name]).joined(separator: " → ")
            throw BuildError(
                "targets depend on each other in a circle: \(names)", at: project.path.path,
                cure: "Take one of these dependencies out of the project.")
        }
        guard path.count < 256 else {
            throw BuildError("dependencies are nested more than 256 deep", at: project.path.path)
        }
        path.append((key, target.name))
        defer { path.removeLast() }

        var dependencies: [Int] = []
        for dependency in target.dependencies {
            guard let other = try find(dependency, of: target, in: project) else { continue }
            dependencies.append(try place(of: other.target, in: other.project))
        }
        // What is linked is built first, whether the target says so or not.
        var linked: [Int] = []
        for file in target.phases.flatMap(\.files) {
            guard let product = file.product, let other = try find(product) else { continue }
            guard other.target.id != target.id || other.project.path != project.path else { continue }
            let index = try place(of: other.target, in: other.project)
            dependencies.append(index)
            if targets[index].kind == .staticLibrary { linked.append(index) }
        }
        let translator = XcodeTranslator(
            target, of: project, settings: settings(of: target), request: request, toolchain: toolchain, sdk: sdk)
        var built = try translator.buildTarget(products: targets)
        built.dependencies = Self.distinct(dependencies)
        built.linkedTargets = Self.distinct(linked)
        if built.linkedTargets.contains(where: { targets[$0].link.needsCPlusPlus }) { built.link.needsCPlusPlus = true }
        targets.append(built)
        places[key] = targets.count - 1
        return targets.count - 1
    }

    /// The settings of a target; another project's products go where those of the one that was named do.
    private func settings(of target: XcodeTarget) -> BuildSettings {
        var overrides = request.overrides
        for name in ["SYMROOT", "OBJROOT"] where overrides[name] == nil { overrides[name] = settings[name] }
        return target.settings(
            configuration: request.configuration, sdk: request.sdk, overrides: overrides,
            overridesFile: request.overridesFile)
    }

    private mutating func project(at path: URL) throws -> XcodeProject? {
        let path = path.standardizedFileURL
        if let project = projects[path.path] { return project }
        guard FileManager.default.fileExists(atPath: path.path) else {
            warnings.append("\(path.path): warning: no such project; what it makes is left out")
            return nil
        }
        let project = try BuildError.translating { try XcodeProject(path) }
        projects[path.path] = project
        warnings += project.warnings
        return project
    }

    private mutating func find(
        _ dependency: XcodeDependency, of target: XcodeTarget, in project: XcodeProject
    ) throws -> (target: XcodeTarget, project: XcodeProject)? {
        guard let other = try dependency.projectPath.map({ try self.project(at: $0) }) ?? project else { return nil }
        guard let found = other.target(id: dependency.targetID) ?? other.target(named: dependency.targetName) else {
            warnings.append(
                "\(project.path.path): warning: the target “\(target.name)” depends on “\(dependency.targetName)”, "
                    + "which \(other.name) does not have")
            return nil
        }
        return (found, other)
    }

    private mutating func find(
        _ product: XcodeProductReference
    ) throws -> (target: XcodeTarget, project: XcodeProject)? {
        guard let project = try project(at: product.projectPath) else { return nil }
        let target =
            project.target(productReferenceID: product.productReferenceID)
            ?? product.targetName.flatMap { project.target(named: $0) }
        return target.map { ($0, project) }
    }

    private static func distinct(_ places: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return places.filter { seen.insert($0).inserted }
    }
}

extension BuildError {
    /// What is wrong with a project is why it cannot be built.
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
