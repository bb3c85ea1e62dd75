import Foundation
import XcodeProject

extension BuildPlan {
    /// Makes the plan for a path: an `.xcodeproj`, a folder that contains one, or a project folder.
    ///
    /// - Parameters:
    ///   - configuration: The name of the configuration; case-insensitive for a project folder.
    ///   - target: The name of the target; nil means the first one that makes an app.
    /// - Throws: `BuildError`.
    package static func load(
        _ path: URL, configuration: String, target: String?, toolchain: Toolchain, sdk: SDK
    ) throws -> BuildPlan {
        var path = path.standardizedFileURL
        if path.lastPathComponent == "project.pbxproj" { path.deleteLastPathComponent() }
        if let file = try xcodeProject(at: path) {
            let project = try BuildError.translating { try XcodeProject(file) }
            var request = XcodeRequest(
                project, configuration: try self.configuration(named: configuration, of: project))
            // The products are put into the same folders as those of a project folder.
            request.overrides["EFFECTIVE_PLATFORM_NAME"] = ""
            if let target { request.target = try self.target(named: target, of: project) }
            return try request.plan(toolchain: toolchain, sdk: sdk)
        }
        let project = try folderProject(at: path)
        guard target == nil || target == project.name else {
            throw BuildError(
                "no target “\(target ?? "")”", at: path.path,
                cure: "A folder has one target, “\(project.name)”; --target is for Xcode projects.", kind: .wrongUse)
        }
        guard
            let known = Configuration.allCases.first(where: { $0.rawValue.lowercased() == configuration.lowercased() })
        else {
            throw BuildError(
                "no configuration “\(configuration)”", at: path.path, cure: "There are Debug and Release.",
                kind: .wrongUse)
        }
        return try project.plan(known, toolchain: toolchain, sdk: sdk)
    }

    /// Opens a project folder.
    private static func folderProject(at path: URL) throws -> Project {
        if path.pathExtension == "xcworkspace" {
            throw BuildError(
                "a workspace, and no project", at: path.path,
                cure: "Name one of its projects; verger xcodebuild -workspace builds its schemes.", kind: .wrongUse)
        }
        let others = projects(below: path)
        let project: Project
        do {
            project = try Project(folder: path)
        } catch let error as BuildError where error.kind == .doesNotBuild && !others.isEmpty {
            throw folderOfProjects(path, others)
        }
        // A folder whose Info.plist belongs to an Xcode project in a subfolder is no project folder.
        let belongsToOther = others.contains { other in
            let folder = path.appendingPathComponent(other).deletingLastPathComponent()
            return project.infoPlist.path.hasPrefix(folder.path + "/")
        }
        if belongsToOther { throw folderOfProjects(path, others) }
        return project
    }

    private static func folderOfProjects(_ path: URL, _ projects: [String]) -> BuildError {
        BuildError(
            "no project in this folder, but Xcode projects below it: \(projects.joined(separator: ", "))",
            at: path.path, cure: "Name one of them; verger audit tries all that are in a folder.", kind: .wrongUse)
    }

    /// The relative paths of up to six Xcode projects in the subfolders of a folder.
    private static func projects(below folder: URL) -> [String] {
        func names(_ path: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().filter { !$0.hasPrefix(".") }
        }
        var found: [String] = []
        for outer in names(folder.path) where !outer.contains(".") && found.count < 6 {
            for inner in names("\(folder.path)/\(outer)") where inner.hasSuffix(".xcodeproj") {
                found.append("\(outer)/\(inner)")
            }
        }
        return found.count > 6 ? found[..<6] + ["…"] : found
    }

    /// - Returns: nil if the folder contains no Xcode project.
    private static func xcodeProject(at path: URL) throws -> URL? {
        if path.pathExtension == "xcodeproj" { return path }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path.path)) ?? []).filter {
            $0.hasSuffix(".xcodeproj")
                && FileManager.default.fileExists(atPath: path.appendingPathComponent("\($0)/project.pbxproj").path)
        }.sorted()
        guard names.count > 1 else { return names.first.map { path.appendingPathComponent($0) } }
        if names.contains(path.lastPathComponent + ".xcodeproj") {
            return path.appendingPathComponent(path.lastPathComponent + ".xcodeproj")
        }
        throw BuildError(
            "\(names.count) Xcode projects in this folder: \(names.joined(separator: ", "))", at: path.path,
            cure: "Name one of them instead of the folder.", kind: .wrongUse)
    }

    private static func configuration(named name: String, of project: XcodeProject) throws -> String {
        let match =
            project.configurations.first { $0 == name }
            ?? project.configurations.first { $0.lowercased() == name.lowercased() }
        if let match { return match }
        // Some projects have no Debug configuration; then their first one is used.
        if name == Configuration.debug.rawValue, let first = project.configurations.first { return first }
        throw BuildError(
            "no configuration “\(name)”", at: project.path.path,
            cure: "There are: \(project.configurations.joined(separator: ", ")).", kind: .wrongUse)
    }

    private static func target(named name: String, of project: XcodeProject) throws -> XcodeTarget {
        if let target = project.target(named: name) { return target }
        throw BuildError(
            "no target “\(name)”", at: project.path.path,
            cure: "There are: \(project.targets.map(\.name).joined(separator: ", ")).", kind: .wrongUse)
    }
}

extension AppBuild {
    /// Makes the build for a path.
    ///
    /// - Parameters:
    ///   - path: An `.xcodeproj`, a folder that contains one, or a project folder.
    ///   - target: The name of the target; nil means the first one that makes an app.
    /// - Throws: `BuildError`.
    public init(path: URL, configuration: String, target: String? = nil, toolchain: Toolchain, sdk: SDK) throws {
        self.init(
            try BuildPlan.load(path, configuration: configuration, target: target, toolchain: toolchain, sdk: sdk),
            toolchain: toolchain, sdk: sdk)
    }
}
