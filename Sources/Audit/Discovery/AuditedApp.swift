import Foundation

/// An app that an audit found: one target of an Xcode project, or a folder project.
package struct AuditedApp: Sendable, Hashable {
    /// The target's name, or the folder's; with what tells it apart where several are called the same.
    package var name: String
    /// The `.xcodeproj` or the folder.
    package var project: URL
    /// The project's path below the audited folder.
    package var path: String
    /// nil for a folder project, and for a project that cannot be read.
    package var target: String?

    package init(name: String, project: URL, path: String, target: String? = nil) {
        self.name = name
        self.project = project
        self.path = path
        self.target = target
    }

    /// What tells it from all others below the folder, the same in every audit: `Demo/Demo.xcodeproj:Demo`.
    package var identifier: String { target.map { "\(path):\($0)" } ?? path }

    /// The folders that need not be named in what is said about the app: the project's own, and the audited one.
    package var folders: [String] {
        let own = project.pathExtension == "xcodeproj" ? project.deletingLastPathComponent().path : project.path
        let whole = project.path.hasSuffix("/" + path) ? String(project.path.dropLast(path.count + 1)) : own
        return [own, whole]
    }

    /// The tree that the project is a part of: its topmost folder below the audited one. Scripts often stand in another
    /// part of it.
    package var tree: String {
        let parts = path.split(separator: "/")
        guard parts.count > 1, project.path.hasSuffix("/" + path) else { return folders[0] }
        return String(project.path.dropLast(path.count) + parts[0])
    }

    /// What `verger build` is told to build it.
    package var buildArguments: [String] { [project.path] + (target.map { ["--target", $0] } ?? []) }
}
