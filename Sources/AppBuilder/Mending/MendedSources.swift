import Foundation

/// Copies of sources in which is mended what clang refuses, for one run of it.
///
/// An overlay of the file system puts each in the place of its source: messages, debug information and lists of
/// dependencies are of the source.
struct MendedSources {
    /// Where the copies go.
    let folder: URL
    /// The copies by the paths of their sources.
    private(set) var copies: [String: String]

    /// - Parameter known: copies that others have made.
    init(folder: URL, known: [String: String]) {
        self.folder = folder
        copies = known
    }

    /// A source as it is compiled now.
    func text(of path: String) -> MendableSource? { MendableSource(contentsOf: copies[path] ?? path) }

    mutating func replace(_ path: String, by contents: [UInt8]) throws {
        let own = copies[path].flatMap { $0.hasPrefix(folder.path + "/") ? $0 : nil }
        let copy = own ?? folder.appendingPathComponent("\(copies.count)-\((path as NSString).lastPathComponent)").path
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Others may be reading a copy: it is replaced, not written.
        try Data(contents).write(to: URL(fileURLWithPath: copy), options: .atomic)
        copies[path] = copy
    }

    /// For clang.
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
