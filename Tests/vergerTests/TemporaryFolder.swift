import Foundation

/// A folder that lives as long as this object.
final class TemporaryFolder {
    let url: URL

    /// - Parameter files: Contents by path.
    init(_ files: [String: String] = [:]) throws {
        // Short: the path of a device's socket lies below it.
        url = URL(fileURLWithPath: "/tmp/verger-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Copies an example into the folder, so that tests do not share its build folder.
    func copyExample(_ name: String) throws -> URL {
        let copy = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        let example = VergerProcess.root.appendingPathComponent("Examples/\(name)")
        for file in try FileManager.default.contentsOfDirectory(atPath: example.path) where file != "build" {
            try FileManager.default.copyItem(
                at: example.appendingPathComponent(file), to: copy.appendingPathComponent(file))
        }
        return copy
    }

    /// Copies one of Tests/XcodeProjects into the folder.
    func copyXcodeProject(_ name: String) throws -> URL {
        let copy = url.appendingPathComponent(name)
        try FileManager.default.copyItem(
            at: VergerProcess.root.appendingPathComponent("Tests/XcodeProjects/\(name)"), to: copy)
        return copy
    }
}
