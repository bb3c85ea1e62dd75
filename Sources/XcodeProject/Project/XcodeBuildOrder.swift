import Foundation

/// Targets with all that they depend on, in this project and in others, each after those that it needs.
package struct XcodeBuildOrder: Sendable {
    package struct Step: Sendable {
        package let project: XcodeProject
        package let target: XcodeTarget
        /// Indices in `steps` of the targets that must be built before.
        package fileprivate(set) var dependencies: [Int]
        /// Indices in `steps` of the targets whose products this one uses as files, by the identifiers of the files.
        package fileprivate(set) var products: [String: Int]
    }

    /// How many targets may need each other in a row; Three20's are nine.
    private static let maximumDepth = 200

    package private(set) var steps: [Step] = []
    /// What the author should know: other projects that are not there, say; each as `file: warning: what is wrong`.
    package private(set) var warnings: [String] = []

    /// Other projects of the same workspace.
    private let siblings: [XcodeProject]
    private var projects: [String: Result<XcodeProject, XcodeProjectError>] = [:]
    private var indices: [String: Int] = [:]
    /// The targets that are being looked at, each needed by the one before.
    private var open: [String] = []

    /// - Parameters:
    ///   - targets: of the project, in the order in which they are wanted.
    ///   - findsImplicitDependencies: whether targets whose products are used count as dependencies too, as in Xcode 4.
    ///   - siblings: other projects of the same workspace, whose products are known by their names.
    /// - Throws: `XcodeProjectError` when targets depend on each other in a circle, or on one that is not there.
    package init(
        _ targets: [XcodeTarget], of project: XcodeProject, findsImplicitDependencies: Bool = true,
        siblings: [XcodeProject] = []
    ) throws {
        self.siblings = siblings
        for sibling in siblings { projects[sibling.path.path] = .success(sibling) }
        projects[project.path.path] = .success(project)
        for target in targets {
            _ = try add(target, of: project, findsImplicitDependencies: findsImplicitDependencies)
        }
    }

    private mutating func add(
        _ target: XcodeTarget, of project: XcodeProject, findsImplicitDependencies: Bool
    ) throws -> Int {
        let key = "\(project.path.path)\n\(target.id)"
        if let index = indices[key] { return index }
        guard !open.contains(key) else { throw circle(from: key, target, project) }
        guard open.count < Self.maximumDepth else {
            throw XcodeProjectError(
                "more than \(Self.maximumDepth) targets depend on each other in a row", path: project.path.path,
                object: "\(target.id) “\(target.name)”")
        }
        open.append(key)
        defer { open.removeLast() }
        var dependencies: [Int] = []
        for dependency in target.dependencies {
            let path = dependency.projectPath ?? project.path
            guard let other = try self.project(path, usedBy: project) else {
                throw missing("the project \(path.path), which the target “\(target.name)” depends on", project, target)
            }
            guard let found = other.target(id: dependency.targetID) ?? other.target(named: dependency.targetName) else {
                throw missing(
                    "the target “\(dependency.targetName)” of \(path.lastPathComponent), which “\(target.name)” depends on",
                    project, target)
            }
            dependencies.append(try add(found, of: other, findsImplicitDependencies: findsImplicitDependencies))
        }
        var products: [String: Int] = [:]
        for file in target.phases.flatMap(\.files) {
            if file.product == nil, let (other, maker) = maker(of: file, besides: project), findsImplicitDependencies {
                let index = try add(maker, of: other, findsImplicitDependencies: true)
                products[file.id] = index
                dependencies.append(index)
            }
            guard let product = file.product, product.productReferenceID != target.productReferenceID else { continue }
            guard let other = try self.project(product.projectPath, usedBy: project),
                let maker = other.target(productReferenceID: product.productReferenceID)
                    ?? other.target(makingFile: file.name)
            else {
                warnings.append(
                    "\(project.path.path): warning: no target makes \(file.name), which “\(target.name)” uses")
                continue
            }
            let isKnown = indices["\(other.path.path)\n\(maker.id)"] != nil
            guard findsImplicitDependencies || isKnown else { continue }
            let index = try add(maker, of: other, findsImplicitDependencies: findsImplicitDependencies)
            products[file.id] = index
            dependencies.append(index)
        }
        let index = steps.count
        indices[key] = index
        var seen: Set<Int> = []
        steps.append(
            Step(
                project: project, target: target, dependencies: dependencies.filter { seen.insert($0).inserted },
                products: products))
        return index
    }

    /// The target of another project of the workspace that makes a file of the products' folder.
    private func maker(of file: XcodeFile, besides project: XcodeProject) -> (XcodeProject, XcodeTarget)? {
        guard file.sourceTree == .builtProducts else { return nil }
        let name = ProjectPath.lastComponent(file.path)
        for sibling in siblings where sibling.path.path != project.path.path {
            if let target = sibling.targets.first(where: { $0.productFileName == name }) { return (sibling, target) }
        }
        return nil
    }

    /// - Returns: nil for a project that is not there.
    /// - Throws: `XcodeProjectError` for one that cannot be read.
    private mutating func project(_ path: URL, usedBy user: XcodeProject) throws -> XcodeProject? {
        let key = ProjectPath.normalized(path.path)
        if let read = projects[key] { return try read.get() }
        guard FileManager.default.fileExists(atPath: key) else {
            warnings.append("\(user.path.path): warning: there is no project \(key)")
            return nil
        }
        do {
            let project = try XcodeProject(URL(fileURLWithPath: key, isDirectory: false))
            projects[key] = .success(project)
            warnings += project.warnings
            return project
        } catch let error as XcodeProjectError {
            projects[key] = .failure(error)
            throw error
        }
    }

    private func circle(from key: String, _ target: XcodeTarget, _ project: XcodeProject) -> XcodeProjectError {
        let names = open.drop { $0 != key }.map { key in
            let parts = key.split(separator: "\n")
            let project = try? projects[String(parts[0])]?.get()
            return project?.target(id: String(parts[parts.count - 1]))?.name ?? String(parts[parts.count - 1])
        }
        return XcodeProjectError(
            "targets depend on each other in a circle: \((names + [target.name]).joined(separator: " → "))",
            path: project.path.appendingPathComponent("project.pbxproj", isDirectory: false).path,
            object: "\(target.id) “\(target.name)”", cure: "Take one of these dependencies out of the project.")
    }

    private func missing(_ what: String, _ project: XcodeProject, _ target: XcodeTarget) -> XcodeProjectError {
        XcodeProjectError(
            "there is no sign of \(what)",
            path: project.path.appendingPathComponent("project.pbxproj", isDirectory: false).path,
            object: "\(target.id) “\(target.name)”",
            cure: "Get the other project too (a submodule, perhaps), or take the dependency out.")
    }
}
