import Foundation

/// Puts the parts of an app into its bundle: copies what changed, takes out what is no part of it any more.
struct BundleAssembly {
    var project: Project
    var infoPlist: InfoPlist
    /// What the project's interface files were compiled into.
    var interfaces: [Project.Resource] = []
    var executable: URL
    var folder: URL

    func run() throws -> BuiltApp {
        var parts = ["Info.plist", infoPlist.executableName]
        let resources = project.resources + interfaces
        for resource in resources {
            guard !parts.prefix(2).contains(resource.destination) else {
                throw BuildError(
                    "a resource is called like the app's own \(resource.destination)", at: resource.source.path,
                    cure: "Rename the file.")
            }
            parts.append(resource.destination)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try removeAll(but: Set(parts))
        for resource in resources { try copy(resource.source, to: resource.destination) }
        try write(infoPlist.contents, to: "Info.plist")
        try copy(executable, to: infoPlist.executableName)
        return BuiltApp(
            folder: folder, executable: folder.appendingPathComponent(infoPlist.executableName),
            identifier: infoPlist.bundleIdentifier)
    }

    private func removeAll(but parts: Set<String>) throws {
        let manager = FileManager.default
        guard let present = manager.enumerator(atPath: folder.path) else { return }
        var folders = Set<String>()
        for part in parts {
            var parent = (part as NSString).deletingLastPathComponent
            while !parent.isEmpty {
                folders.insert(parent)
                parent = (parent as NSString).deletingLastPathComponent
            }
        }
        for case let path as String in present.allObjects where !parts.contains(path) && !folders.contains(path) {
            let item = folder.appendingPathComponent(path)
            if manager.fileExists(atPath: item.path) { try manager.removeItem(at: item) }
        }
    }

    /// Copies under another name first, so that a bundle never holds half a file; keeps the time of the last change,
    /// by which the next build knows that the copy is current.
    private func copy(_ source: URL, to path: String) throws {
        let manager = FileManager.default
        let destination = folder.appendingPathComponent(path)
        if let current = FileIdentity(destination.path), current == FileIdentity(source.path) { return }
        try manager.createDirectory(at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        let unfinished = destination.appendingPathExtension("unfinished")
        if manager.fileExists(atPath: unfinished.path) { try manager.removeItem(at: unfinished) }
        try manager.copyItem(at: source.resolvingSymlinksInPath(), to: unfinished)
        FileIdentity.copyModificationTime(from: source.path, to: unfinished.path)
        guard rename(unfinished.path, destination.path) == 0 else {
            throw BuildError("cannot write the file", at: destination.path, cure: "Check its folder's permissions.")
        }
    }

    private func write(_ contents: Data, to path: String) throws {
        let destination = folder.appendingPathComponent(path)
        guard (try? Data(contentsOf: destination)) != contents else { return }
        try contents.write(to: destination, options: .atomic)
    }
}
