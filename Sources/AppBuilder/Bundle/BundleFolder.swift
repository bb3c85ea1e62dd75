import Foundation

/// The folder of a bundle during a build. It records the files of this build and of the last one.
///
/// Files of the last build that this one did not make are deleted at the end; files that scripts wrote remain.
final class BundleFolder: @unchecked Sendable {
    let folder: URL
    /// The file with the list of the bundle's files, kept between builds.
    private let list: URL
    private let lock = NSLock()
    private var parts: Set<String> = []
    private var infoPlist: InfoPlist?
    private var isOpen = false

    init(_ folder: URL, list: URL) {
        self.folder = folder
        self.list = list
    }

    /// Deletes an existing bundle without a list of its files.
    func open() throws {
        let manager = FileManager.default
        if !manager.fileExists(atPath: list.path), manager.fileExists(atPath: folder.path) {
            try manager.removeItem(at: folder)
        }
        for folder in [folder, list.deletingLastPathComponent()] {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        lock.withLock { isOpen = true }
    }

    /// Deletes the bundle after a failed build, if it was never complete.
    func abandon() {
        guard lock.withLock({ isOpen }), !FileManager.default.fileExists(atPath: list.path) else { return }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Deletes files that are no longer part of the bundle, and writes the list.
    func close() throws {
        let former = ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        for path in former where !parts.contains(path) { remove(path) }
        let text = parts.sorted().map { $0 + "\n" }.joined()
        if former != parts.sorted() || former.isEmpty { try Data(text.utf8).write(to: list, options: .atomic) }
    }

    /// Copies a file under a temporary name and renames it, so that the bundle never contains a partial file. The
    /// modification time is kept, by which the next build recognises a current copy.
    func copy(_ source: URL, to path: String) throws {
        lock.withLock { _ = parts.insert(path) }
        try FileCopy.copy(source, to: folder.appendingPathComponent(path))
    }

    func write(_ contents: Data, to path: String) throws {
        lock.withLock { _ = parts.insert(path) }
        let destination = folder.appendingPathComponent(path)
        guard (try? Data(contentsOf: destination)) != contents else { return }
        try contents.write(to: destination, options: .atomic)
    }

    /// The Info.plist; nil until it was read.
    var information: InfoPlist? {
        get { lock.withLock { infoPlist } }
        set { lock.withLock { infoPlist = newValue } }
    }

    /// Deletes a file, and the folders above it that become empty.
    private func remove(_ path: String) {
        unlink(folder.appendingPathComponent(path).path)
        var parent = BundlePath.folder(of: path)
        while !parent.isEmpty, rmdir(folder.appendingPathComponent(parent).path) == 0 {
            parent = BundlePath.folder(of: parent)
        }
    }
}
