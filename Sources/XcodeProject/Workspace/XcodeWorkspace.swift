import Foundation
import InterfaceBuilder

/// Projects that are built together: an `.xcworkspace`.
package struct XcodeWorkspace: Sendable {
    /// How deep its groups may lie in each other.
    private static let maximumDepth = 64

    package let path: URL
    package let name: String
    /// The projects that it names and that are there, in its order.
    package private(set) var projects: [URL] = []
    /// Its own, sorted by name; each project has more.
    package let schemes: [XcodeScheme]
    package private(set) var warnings: [String]

    /// - Parameter path: the `.xcworkspace`.
    /// - Throws: `XcodeProjectError` for a workspace that is missing or damaged.
    package init(_ path: URL) throws {
        let file = path.appendingPathComponent("contents.xcworkspacedata", isDirectory: false)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw XcodeProjectError(
                "there is no workspace here", path: path.path, cure: "Name an .xcworkspace.", kind: .wrongUse)
        }
        let root = try XMLTree.root(of: data, path: file.path)
        guard root.name == "Workspace" else {
            throw XcodeProjectError(
                "the file holds <\(root.name)>, and no <Workspace>", path: file.path, line: root.line)
        }
        self.path = path
        name = ProjectPath.withoutSuffix(ProjectPath.lastComponent(path.path))
        let files = SchemeFiles(project: path)
        schemes = files.schemes
        warnings = files.warnings
        let folder = ProjectPath.folder(of: path.path)
        add(root, group: folder, container: folder, depth: 0)
    }

    private mutating func add(_ element: XMLTree.Element, group: String, container: String, depth: Int) {
        guard depth < Self.maximumDepth else { return }
        for child in element.children {
            let place = Self.place(child["location"] ?? "group:", group: group, container: container)
            if child.name == "Group" {
                add(child, group: place, container: container, depth: depth + 1)
            } else if child.name == "FileRef", place.hasSuffix(".xcodeproj") {
                if FileManager.default.fileExists(atPath: place) {
                    projects.append(URL(fileURLWithPath: place, isDirectory: false))
                } else {
                    warnings.append("\(path.path): warning: there is no project \(place)")
                }
            }
        }
    }

    /// `group:` is below the group around it, `container:` below the workspace's folder.
    private static func place(_ location: String, group: String, container: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return ProjectPath.joined(group, location) }
        switch parts[0] {
        case "container": return ProjectPath.joined(container, parts[1])
        default: return ProjectPath.joined(group, parts[1])
        }
    }
}
