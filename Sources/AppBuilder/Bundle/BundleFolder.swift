import Foundation

/// The folder of a bundle while it is put together: knows what this build has put into it, and what the last one did.
///
/// What the last build put there and this one did not is taken out at the end; what scripts put there stays.
final class BundleFolder: @unchecked Sendable {
    let folder: URL
    /// Where the list of the bundle's parts is kept between builds.
    private let list: URL
    private let lock = NSLock()
    private var parts: Set<String> = []
    private var infoPlist: InfoPlist?
    private var isOpen = false

    init(_ folder: URL, list: URL) {
        self.folder = folder
        self.list = list
    }

    /// Takes away a bundle that nobody knows the parts of.
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

    /// The build failed: a bundle that has never been whole goes.
    func abandon() {
        guard lock.withLock({ isOpen }), !FileManager.default.fileExists(atPath: list.path) else { return }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Takes out what is no part of the bundle any more.
    func close() throws {
        let former = ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        for path in former where !parts.contains(path) { remove(path) }
        let text = parts.sorted().map { $0 + "\n" }.joined()
        if former != parts.sorted() || former.isEmpty { try Data(text.utf8).write(to: list, options: .atomic) }
    }

    /// Copies under another name first, so that a bundle never holds half a file; keeps the time of the last change,
    /// by which the next build knows that the copy is current.
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

    /// The Info.plist, as soon as it has been read.
    var information: InfoPlist? {
        get { lock.withLock { infoPlist } }
        set { lock.withLock { infoPlist = newValue } }
    }

    /// The folders above the file go as well when nothing else is in them.
    private func remove(_ path: String) {
        unlink(folder.appendingPathComponent(path).path)
        var parent = BundlePath.folder(of: path)
        while !parent.isEmpty, rmdir(folder.appendingPathComponent(parent).path) == 0 {
            parent = BundlePath.folder(of: parent)
        }
    }
}
