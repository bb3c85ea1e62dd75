import Foundation

/// Copies files with their modification time, by which the next build recognises current copies.
enum FileCopy {
    /// Copies a file, or the target of a symbolic link, unless the copy is current.
    ///
    /// The copy has a temporary name until it is complete.
    static func copy(_ source: URL, to destination: URL) throws {
        if let current = FileIdentity(destination.path), current == FileIdentity(source.path) { return }
        try makeFolder(destination.deletingLastPathComponent())
        let manager = FileManager.default
        let unfinished = destination.appendingPathExtension("unfinished")
        if manager.fileExists(atPath: unfinished.path) { try manager.removeItem(at: unfinished) }
        try Interruption.clearing([unfinished]) {
            try manager.copyItem(at: source.resolvingSymlinksInPath(), to: unfinished)
            FileIdentity.copyModificationTime(from: source.path, to: unfinished.path)
            if rename(unfinished.path, destination.path) == 0 { return }
            // The destination may be a folder from an earlier build.
            try? manager.removeItem(at: destination)
            guard rename(unfinished.path, destination.path) == 0 else {
                unlink(unfinished.path)
                throw BuildError("cannot write the file", at: destination.path, cure: "Check its folder's permissions.")
            }
        }
    }

    /// Creates a folder, replacing a file from an earlier build in its path.
    static func makeFolder(_ folder: URL) throws {
        let manager = FileManager.default
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            var path = folder
            while !manager.fileExists(atPath: path.path), path.path != "/" { path.deleteLastPathComponent() }
            var isFolder: ObjCBool = false
            _ = manager.fileExists(atPath: path.path, isDirectory: &isFolder)
            guard !isFolder.boolValue else { throw error }
            try manager.removeItem(at: path)
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    /// The files of a resource: the file itself, or all files in a folder and its subfolders.
    static func files(of resource: BundleResource) throws -> [BundleResource] {
        var found: [BundleResource] = []
        try collect(resource, depth: 0, into: &found)
        return found
    }

    private static let maximumDepth = 64
    private static let maximumCount = 100_000
    /// Files of version control and the Finder, which are not copied.
    private static let leftOut: Set<String> = [".DS_Store", ".svn", ".git", "CVS", ".gitignore", ".hg"]

    private static func collect(_ resource: BundleResource, depth: Int, into found: inout [BundleResource]) throws {
        var isFolder: ObjCBool = false
        let manager = FileManager.default
        guard manager.fileExists(atPath: resource.source.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else {
            found.append(resource)
            return
        }
        guard depth < maximumDepth, found.count < maximumCount else {
            throw BuildError(
                "the folder has too many files, or a link in it leads back to it", at: resource.source.path,
                cure: "Take the link out, or name a smaller folder.")
        }
        for name in try manager.contentsOfDirectory(atPath: resource.source.path).sorted() where !leftOut.contains(name)
        {
            let part = BundleResource(
                source: resource.source.appendingPathComponent(name), destination: "\(resource.destination)/\(name)")
            try collect(part, depth: depth + 1, into: &found)
        }
    }
}
