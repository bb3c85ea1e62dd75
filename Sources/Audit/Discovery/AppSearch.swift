import Foundation
import XcodeProject

/// Finds the apps below a folder.
///
/// A folder that holds an `.xcodeproj` belongs to its projects: their targets that make apps for the phone are what is
/// looked for, those that make libraries, tests or Mac apps are not. Elsewhere the lowest folder that has both sources
/// and exactly one Info.plist is a folder project. Hidden folders, `build`, links, and bundles are not looked into.
package struct AppSearch {
    /// In the order of their paths.
    package private(set) var apps: [AuditedApp] = []
    /// What was found and is no app for the phone, each with the reason.
    package private(set) var leftOut: [String] = []

    private let root: URL

    static let deepest = 24
    static let mostFolders = 200_000

    private static let sourceExtensions: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx", "swift"]
    private static let skipped: Set<String> = ["build", "DerivedData"]
    private static let bundles: Set<String> = [
        "app", "bundle", "framework", "lproj", "dsym", "xcworkspace", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
        "xcassets", "nib",
        "pbproj", "octest", "docset", "docc", "playground", "plugin",
    ]
    private var folderCount = 0

    /// - Throws: `AuditError` when there is no such folder, or it holds too much.
    package init(_ folder: URL) throws {
        root = folder.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw AuditError("\(root.path): no such folder", cure: "Name the folder that your projects are in.")
        }
        if root.pathExtension == "xcodeproj" {
            addTargets(of: root, path: root.lastPathComponent)
        } else {
            _ = try search(root, path: "", belongsToProject: false, depth: 0)
        }
        apps.sort { $0.identifier < $1.identifier }
        DistinctNames.distinguish(&apps)
    }

    /// What a folder's own files and those below it amount to, where no app was found in them.
    private struct Contents {
        var hasSources = false
        var infoPlistCount = 0
    }

    private mutating func search(
        _ folder: URL, path: String, belongsToProject: Bool, depth: Int
    ) throws -> Contents {
        folderCount += 1
        guard folderCount <= Self.mostFolders else {
            throw AuditError(
                "more than \(Self.mostFolders) folders below \(root.path)",
                cure: "Name a folder nearer to the projects.")
        }
        var contents = Contents()
        var folders: [String] = []
        var projects: [String] = []
        for name in Self.names(in: folder) {
            let item = folder.appendingPathComponent(name)
            let kind = item.pathExtension.lowercased()
            switch Self.type(of: item) {
            case .typeDirectory where kind == "xcodeproj": projects.append(name)
            case .typeDirectory:
                if !Self.skipped.contains(name), !Self.bundles.contains(kind) { folders.append(name) }
            case .typeRegular:
                if Self.sourceExtensions.contains(kind) { contents.hasSources = true }
                if name == "Info.plist" || name.hasSuffix("-Info.plist") { contents.infoPlistCount += 1 }
            default: break
            }
        }
        for name in projects { addTargets(of: folder.appendingPathComponent(name), path: Self.join(path, name)) }

        let belongs = belongsToProject || !projects.isEmpty
        let countBefore = apps.count
        for name in folders where depth < Self.deepest {
            let below = try search(
                folder.appendingPathComponent(name), path: Self.join(path, name), belongsToProject: belongs,
                depth: depth + 1)
            contents.hasSources = contents.hasSources || below.hasSources
            contents.infoPlistCount += below.infoPlistCount
        }
        guard !belongs, apps.count == countBefore, contents.hasSources, contents.infoPlistCount == 1 else {
            return belongs || apps.count > countBefore ? Contents() : contents
        }
        apps.append(
            AuditedApp(name: folder.lastPathComponent, project: folder, path: path.isEmpty ? "." : path))
        return Contents()
    }

    private mutating func addTargets(of project: URL, path: String) {
        guard FileManager.default.fileExists(atPath: project.appendingPathComponent("project.pbxproj").path) else {
            leftOut.append("\(path): no project.pbxproj in it")
            return
        }
        guard !path.contains("___") else {
            leftOut.append("\(path): is a template")
            return
        }
        let targets: [XcodeTarget]
        do {
            targets = try XcodeProject(project).targets
        } catch {
            // Its build will tell why.
            let name = project.deletingPathExtension().lastPathComponent
            apps.append(AuditedApp(name: name, project: project, path: path))
            return
        }
        let forPhone = targets.filter { $0.kind == .application && !$0.isForMac }
        for target in forPhone {
            apps.append(AuditedApp(name: target.name, project: project, path: path, target: target.name))
        }
        if forPhone.isEmpty {
            let isForMac = targets.contains { $0.kind == .application }
            leftOut.append("\(path): \(isForMac ? "makes Mac apps" : "makes no app")")
        }
    }

    // MARK: Files

    private static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Of a link itself, not of what it leads to.
    private static func type(of item: URL) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: item.path)
        return attributes?[.type] as? FileAttributeType
    }

    private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }
}

extension XcodeTarget {
    /// Whether it is built for the Mac: its settings say so, or say nothing and it links the Mac's own frameworks.
    fileprivate var isForMac: Bool {
        if let platform = platform(configuration: defaultConfiguration ?? "Debug") { return platform == .mac }
        return phases.flatMap(\.files).contains { ["Cocoa.framework", "AppKit.framework"].contains($0.name) }
    }
}
