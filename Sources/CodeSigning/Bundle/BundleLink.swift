import Foundation
import Glibc

/// Symbolic links of a bundle.
enum BundleLink {
    private static let longest = 1024
    /// As many links are followed for one path.
    private static let mostLinks = 32

    /// Where a link leads; nil for none, and for a target that is no text.
    static func target(of path: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: longest + 1)
        let count = bytes.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { readlink(path, $0.assumingMemoryBound(to: CChar.self), buffer.count) } ?? -1
        }
        guard count > 0, count <= longest else { return nil }
        return String(validating: bytes.prefix(count), as: UTF8.self)
    }

    /// True if a link leads to something in the bundle, over other links too, and never through a place outside of it.
    ///
    /// - Parameters:
    ///   - path: the link's, below the bundle's folder.
    ///   - root: the bundle's folder.
    static func staysInside(_ path: String, of root: String) -> Bool {
        var open = path.split(separator: "/").map(String.init)
        var done: [String] = []
        var links = 0
        while !open.isEmpty {
            let word = open.removeFirst()
            if word == "." { continue }
            if word == ".." {
                guard done.popLast() != nil else { return false }
                continue
            }
            done.append(word)
            let place = root + "/" + done.joined(separator: "/")
            var status = stat()
            guard lstat(place, &status) == 0 else { return false }
            guard status.st_mode & S_IFMT == S_IFLNK else { continue }
            links += 1
            guard links <= mostLinks, let target = target(of: place), !target.hasPrefix("/") else { return false }
            done.removeLast()
            open = target.split(separator: "/").map(String.init) + open
        }
        return true
    }
}
