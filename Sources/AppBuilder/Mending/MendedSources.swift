import Foundation

/// Repaired copies of sources for a run of clang.
///
/// A virtual file system overlay replaces each source by its copy, so that messages, debug information and dependency
/// files name the source.
struct MendedSources {
    /// The folder for the copies.
    let folder: URL
    /// The paths of the copies, by the paths of the sources.
    private(set) var copies: [String: String]

    /// - Parameter known: Existing copies of other runs.
    init(folder: URL, known: [String: String]) {
        self.folder = folder
        copies = known
    }

    /// The current text of a source.
    func text(of path: String) -> MendableSource? { MendableSource(contentsOf: copies[path] ?? path) }

    mutating func replace(_ path: String, by contents: [UInt8]) throws {
        let own = copies[path].flatMap { $0.hasPrefix(folder.path + "/") ? $0 : nil }
        let copy = own ?? folder.appendingPathComponent("\(copies.count)-\((path as NSString).lastPathComponent)").path
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Other processes may read the copy, so it is replaced atomically.
        try Data(contents).write(to: URL(fileURLWithPath: copy), options: .atomic)
        copies[path] = copy
    }

    /// The flags for clang that apply the overlay.
    func flags() throws -> [String] {
        guard !copies.isEmpty else { return [] }
        let overlay = folder.appendingPathComponent("Overlay.yaml")
        let roots = copies.sorted { $0.key < $1.key }.map { source, copy in
            "{'type': 'file', 'name': '\(Self.quoted(source))', 'external-contents': '\(Self.quoted(copy))'}"
        }
        let text = "{'version': 0, 'use-external-names': false, 'roots': [\n\(roots.joined(separator: ",\n"))\n]}\n"
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: overlay, options: .atomic)
        return ["-ivfsoverlay", overlay.path]
    }

    private static func quoted(_ path: String) -> String { path.replacingOccurrences(of: "'", with: "''") }
}
