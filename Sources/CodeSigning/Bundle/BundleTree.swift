import Foundation
import Glibc

/// All files and links of a bundle, by path.
package struct BundleTree {
    package private(set) var items: [BundleItem] = []
    /// Paths that cannot be sealed, with the reason.
    package private(set) var faults: [(path: String, reason: String)] = []

    private static let mostDepth = 64
    private static let longestPath = 1024
    private static let mostFaults = 100

    /// - Throws: `SigningError` for a folder that cannot be read, or with too much in it.
    package init(of root: String) throws {
        try read(root, "", depth: 0)
        items.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        findTwins()
    }

    private mutating func read(_ root: String, _ folder: String, depth: Int) throws {
        let place = folder.isEmpty ? root : root + "/" + folder
        guard depth <= Self.mostDepth else { throw SigningError("\(place): folders lie in each other too deeply.") }
        guard let stream = opendir(place) else {
            throw SigningError("\(place): cannot be read (\(String(cString: strerror(errno)))).")
        }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
            guard items.count + names.count <= ResourceSeal.mostFiles else {
                closedir(stream)
                throw SigningError("\(root): has more than \(ResourceSeal.mostFiles) files.")
            }
        }
        closedir(stream)
        for name in names {
            guard let text = String(validating: name, as: UTF8.self) else {
                addFault(folder.isEmpty ? "." : folder, "has a file whose name is not UTF-8")
                continue
            }
            let path = folder.isEmpty ? text : folder + "/" + text
            guard path.utf8.count <= Self.longestPath else {
                addFault(String(path.prefix(200)), "has too long a path")
                continue
            }
            try add(path, root, depth)
        }
    }

    private mutating func add(_ path: String, _ root: String, _ depth: Int) throws {
        let place = root + "/" + path
        var status = stat()
        guard lstat(place, &status) == 0 else {
            throw SigningError("\(place): cannot be read (\(String(cString: strerror(errno)))).")
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: try read(root, path, depth: depth + 1)
        case S_IFREG: items.append(BundleItem(path: path, kind: .file))
        case S_IFLNK:
            if let target = BundleLink.target(of: place) {
                items.append(BundleItem(path: path, kind: .link(target)))
            } else {
                addFault(path, "is a link that cannot be read")
            }
        default: items.append(BundleItem(path: path, kind: .other))
        }
    }

    private mutating func addFault(_ path: String, _ reason: String) {
        if faults.count < Self.mostFaults { faults.append((path, reason)) }
    }

    /// Two names whose characters are the same but whose bytes are not would be one entry of a seal.
    private mutating func findTwins() {
        var seen: Set<String> = []
        for item in items where !seen.insert(item.path).inserted {
            addFault(item.path, "has the name of another file, spelled in other bytes")
        }
    }
}
