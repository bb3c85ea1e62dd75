import AppBuilder
import Foundation
import XcodeProject

/// The targets and settings that an `xcodebuild` command selects.
struct XcodebuildSelection {
    struct Target {
        let project: XcodeProject
        let target: XcodeTarget
        let configuration: String
    }

    /// The targets in build order.
    let targets: [Target]
    let overrides: [String: String]
    let overridesFile: ConfigurationFile?
    private let source: XcodebuildSource
    private let arguments: XcodebuildArguments

    /// - Throws: `CommandError` or `BuildError` for a missing project, target, scheme or file.
    init(_ arguments: XcodebuildArguments) throws {
        let source = try XcodebuildSource(arguments)
        self.arguments = arguments
        self.source = source
        targets = try Self.targets(arguments, of: source)
        overrides = Self.overrides(arguments)
        overridesFile = try arguments.settingsFile.map { path in
            try BuildError.translating {
                try ConfigurationFile(XcodebuildSource.absolute(path), projectFolder: source.first.folder)
            }
        }
    }

    /// The SDK of the command, otherwise that of the project. It determines the folder of the products.
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
        if source.workspace != nil { request.siblings = source.projects }
        return request
    }

    // MARK: - Targets

    private static func targets(_ arguments: XcodebuildArguments, of source: XcodebuildSource) throws -> [Target] {
        if let name = arguments.scheme { return try targets(ofScheme: name, arguments, source) }
        let project = source.first
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
        ofScheme name: String, _ arguments: XcodebuildArguments, _ source: XcodebuildSource
    ) throws -> [Target] {
        let scheme = try source.scheme(named: name)
        let action = action(of: arguments)
        let entries =
            scheme.buildEntries.filter { $0.actions.contains(action) || (action == .test && $0.actions.contains(.run)) }
            + (action == .test ? scheme.tested : [])
        var seen: Set<String> = []
        return try entries.compactMap { entry in
            guard seen.insert(entry.projectPath.path + entry.targetID).inserted else { return nil }
            let owner = try source.project(at: entry.projectPath)
            let found = owner.target(id: entry.targetID) ?? owner.target(named: entry.targetName)
            guard let target = found else {
                throw missing("target", entry.targetName, in: owner, among: owner.targets.map(\.name))
            }
            let configuration =
                arguments.configuration ?? scheme.configurations[action] ?? owner.defaultConfiguration
            return Target(project: owner, target: target, configuration: configuration)
        }
    }

    /// The action of a scheme that corresponds to the command's actions.
    private static func action(of arguments: XcodebuildArguments) -> XcodeScheme.Action {
        if arguments.actions.contains(.archive) { return .archive }
        return arguments.actions.contains(.test) ? .test : .run
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
            let folder = XcodebuildSource.absolute(path).path
            overrides["SYMROOT"] = overrides["SYMROOT"] ?? "\(folder)/Build/Products"
            overrides["OBJROOT"] = overrides["OBJROOT"] ?? "\(folder)/Build/Intermediates"
        }
        return overrides
    }
}
