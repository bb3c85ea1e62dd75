import AppBuilder
import Foundation
import XcodeProject

/// The project or workspace that `xcodebuild` builds.
struct XcodebuildSource {
    let workspace: XcodeWorkspace?
    /// All projects of the workspace; only one without a workspace.
    let projects: [XcodeProject]

    /// - Throws: `CommandError` or `BuildError` for a missing file.
    init(_ arguments: XcodebuildArguments) throws {
        if let path = arguments.workspace {
            let workspace = try BuildError.translating { try XcodeWorkspace(Self.absolute(path)) }
            self.workspace = workspace
            projects = try workspace.projects.map { path in try BuildError.translating { try XcodeProject(path) } }
            guard !projects.isEmpty else {
                throw CommandError(
                    "the workspace \(workspace.name) has no projects",
                    cure: workspace.warnings.first ?? "Name a project: -project PATH.xcodeproj", status: .wrongUse)
            }
        } else {
            workspace = nil
            let path = try arguments.project.map(Self.absolute) ?? Self.onlyProject()
            projects = [try BuildError.translating { try XcodeProject(path) }]
        }
    }

    /// The project, or the first one of the workspace.
    var first: XcodeProject { projects[0] }

    /// The name in messages.
    var title: String { workspace.map { "workspace \($0.name)" } ?? "project \(first.name)" }

    var schemes: [XcodeScheme] { (workspace?.schemes ?? []) + projects.flatMap(\.schemes) }

    /// - Throws: `CommandError` if there is none with that name.
    func scheme(named name: String) throws -> XcodeScheme {
        if let scheme = schemes.first(where: { $0.name == name }) { return scheme }
        throw CommandError(
            "the \(title) has no scheme “\(name)”", cure: "There are: \(schemes.map(\.name).joined(separator: ", ")).",
            status: .wrongUse)
    }

    /// - Throws: An error of reading a project that is not one of these.
    func project(at path: URL) throws -> XcodeProject {
        if let known = projects.first(where: { $0.path.path == path.path }) { return known }
        return try BuildError.translating { try XcodeProject(path) }
    }

    static func absolute(_ path: String) -> URL {
        URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")
            .standardizedFileURL
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
}
