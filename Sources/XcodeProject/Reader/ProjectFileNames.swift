import Foundation

/// Finds files as the Mac's file system did, which took `default.png` for `Default.png`.
final class ProjectFileNames {
    /// Names in each folder that was looked into, by their lower-case form.
    private var folders: [String: [String: String]] = [:]

    /// - Returns: the path itself when there is such a file or nothing like it; otherwise the path as it is on the
    ///   disk.
    func resolve(_ path: String) -> String {
        access(path, F_OK) == 0 ? path : onDisk(path) ?? path
    }

    private func onDisk(_ path: String) -> String? {
        var found = ""
        for part in path.split(separator: "/") {
            let next = "\(found)/\(part)"
            if access(next, F_OK) == 0 {
                found = next
            } else if let name = names(in: found.isEmpty ? "/" : found)[Self.folded(String(part))] {
                found += "/\(name)"
            } else {
                return nil
            }
        }
        return found
    }

    private func names(in folder: String) -> [String: String] {
        if let names = folders[folder] { return names }
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let names = Dictionary(contents.sorted().map { (Self.folded($0), $0) }) { first, _ in first }
        folders[folder] = names
        return names
    }

    /// Texts are equal in Swift however their accents are composed, as on the Mac's disk.
    private static func folded(_ name: String) -> String { name.lowercased() }
}
