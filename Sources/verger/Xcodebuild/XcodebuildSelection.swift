import AppBuilder
import Foundation
import XcodeProject

/// What of a project `xcodebuild` was told to build, and how.
struct XcodebuildSelection {
    struct Target {
        let project: XcodeProject
        let target: XcodeTarget
        let configuration: String
    }

    let project: XcodeProject
    /// In the order in which they are built.
    let targets: [Target]
    let overrides: [String: String]
    let overridesFile: ConfigurationFile?
    private let arguments: XcodebuildArguments

    /// - Throws: `CommandError` or `BuildError` for a project, target, scheme or file that is not there.
    init(_ arguments: XcodebuildArguments) throws {
        let project = try Self.project(arguments)
        self.arguments = arguments
        self.project = project
        targets = try Self.targets(arguments, of: project)
        overrides = Self.overrides(arguments)
        overridesFile = try arguments.settingsFile.map { path in
            try BuildError.translating { try ConfigurationFile(Self.absolute(path), projectFolder: project.folder) }
        }
    }

    /// The SDK that was named, else that of the project: what `xcodebuild` takes decides where products are.
    func sdk(for target: Target) -> XcodeSDK {
        arguments.sdk ?? overrides["SDKROOT"].flatMap(XcodeSDK.init(named:))
            ?? XcodeSDK(target.target.platform(configuration: target.configuration) ?? .device)
    }

    func settings(of target: Target) -> BuildSettings {
        target.target.settings(
            configuration: target.configuration, sdk: sdk(for: target), overrides: overrides,
            overridesFile: overridesFile)
    }

    func request(for target: Target) -> XcodeRequest {
        var request = XcodeRequest(target.project, target: target.target, configuration: target.configuration)
        request.sdk = sdk(for: target)
        request.overrides = overrides
        request.overridesFile = overridesFile
        return request
    }

    // MARK: - The project

    static func project(_ arguments: XcodebuildArguments) throws -> XcodeProject {
        let path = try arguments.project.map(absolute) ?? onlyProject()
        return try BuildError.translating { try XcodeProject(path) }
    }

    private static func onlyProject() throws -> URL {
        let folder = FileManager.default.currentDirectoryPath
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        switch projects.count {
        case 1: return absolute(projects[0])
        case 0:
            throw CommandError(
                "the folder \(folder) does not contain an Xcode project", cure: "Name one: -project PATH.xcodeproj",
                status: .wrongUse)
        default:
            throw CommandError(
                "the folder \(folder) contains \(projects.count) projects: \(projects.joined(separator: ", "))",
                cure: "Name one of them: -project NAME.xcodeproj", status: .wrongUse)
        }
    }

    private static func absolute(_ path: String) -> URL {
        URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")
            .standardizedFileURL
    }

    // MARK: - Targets

    private static func targets(_ arguments: XcodebuildArguments, of project: XcodeProject) throws -> [Target] {
        if let name = arguments.scheme { return try targets(ofScheme: name, arguments, project) }
        let chosen: [XcodeTarget]
        if arguments.allTargets {
            chosen = project.targets
        } else if arguments.targets.isEmpty {
            chosen = Array(project.targets.prefix(1))
        } else {
            chosen = try arguments.targets.map { try target(named: $0, of: project) }
        }
        guard !chosen.isEmpty else {
            throw CommandError("the project \(project.name) has no targets", status: .wrongUse)
        }
        let configuration = arguments.configuration ?? project.defaultConfiguration
        guard project.configurations.contains(configuration) else {
            throw missing("configuration", configuration, in: project, among: project.configurations)
        }
        return chosen.map { Target(project: project, target: $0, configuration: configuration) }
    }

    private static func targets(
        ofScheme name: String, _ arguments: XcodebuildArguments, _ project: XcodeProject
    ) throws -> [Target] {
        guard let scheme = project.scheme(named: name) else {
            throw missing("scheme", name, in: project, among: project.schemes.map(\.name))
        }
        let isTest = arguments.actions.contains(.test)
        let wanted: Set<XcodeScheme.Action> = isTest ? [.run, .test] : [.run]
        let entries =
            scheme.buildEntries.filter { !$0.actions.isDisjoint(with: wanted) } + (isTest ? scheme.tested : [])
        let configuration =
            arguments.configuration ?? scheme.configurations[isTest ? .test : .run] ?? project.defaultConfiguration
        var projects = [project.path.path: project]
        var seen: Set<String> = []
        return try entries.compactMap { entry in
            guard seen.insert(entry.targetID).inserted else { return nil }
            let path = entry.projectPath.path
            let owner = try projects[path] ?? BuildError.translating { try XcodeProject(entry.projectPath) }
            projects[path] = owner
            let found = owner.target(id: entry.targetID) ?? owner.target(named: entry.targetName)
            guard let target = found else {
                throw missing("target", entry.targetName, in: owner, among: owner.targets.map(\.name))
            }
            return Target(project: owner, target: target, configuration: configuration)
        }
    }

    private static func target(named name: String, of project: XcodeProject) throws -> XcodeTarget {
        guard let target = project.target(named: name) else {
            throw missing("target", name, in: project, among: project.targets.map(\.name))
        }
        return target
    }

    private static func missing(
        _ kind: String, _ name: String, in project: XcodeProject, among others: [String]
    ) -> CommandError {
        CommandError(
            "the project \(project.name) has no \(kind) “\(name)”",
            cure: others.isEmpty ? nil : "There are: \(others.joined(separator: ", ")).", status: .wrongUse)
    }

    // MARK: - Settings

    private static func overrides(_ arguments: XcodebuildArguments) -> [String: String] {
        var overrides = arguments.settings
        if let path = arguments.derivedData {
            let folder = absolute(path).path
            overrides["SYMROOT"] = overrides["SYMROOT"] ?? "\(folder)/Build/Products"
            overrides["OBJROOT"] = overrides["OBJROOT"] ?? "\(folder)/Build/Intermediates"
        }
        return overrides
    }
}
