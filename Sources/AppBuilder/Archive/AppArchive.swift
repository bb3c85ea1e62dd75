import Foundation

/// An `.ipa`: a ZIP archive with one app at `Payload/NAME.app`.
public struct AppArchive: Sendable {
    private let file: URL

    public init(_ file: URL) { self.file = file }

    /// Unpacks the app.
    ///
    /// - Parameter folder: where it goes; the app is a folder in it.
    /// - Returns: the `.app`.
    /// - Throws: `BuildError` that names what is wrong; nothing is left of the app then.
    public func unpack(into folder: URL) throws -> URL {
        do {
            let archive = try ZipArchive(try Data(contentsOf: file, options: .mappedIfSafe))
            let name = try appName(archive)
            let app = folder.appendingPathComponent(name)
            do {
                for entry in archive.entries where entry.name.hasPrefix("Payload/\(name)/") {
                    try unpack(entry, of: archive, into: folder)
                }
            } catch {
                try? FileManager.default.removeItem(at: app)
                throw error
            }
            return app
        } catch let error as ZipError {
            throw failure(error.problem)
        } catch let error as BuildError {
            throw error
        } catch {
            throw failure(error.localizedDescription)
        }
    }

    private func failure(_ problem: String) -> BuildError {
        BuildError("the archive cannot be unpacked: \(problem)", at: file.path, kind: .wrongUse)
    }

    /// The only app's folder.
    private func appName(_ archive: ZipArchive) throws -> String {
        var names: Set<String> = []
        for entry in archive.entries {
            let words = entry.name.split(separator: "/", omittingEmptySubsequences: false)
            let isSafe = !words.dropLast(entry.isFolder ? 1 : 0).contains { $0.isEmpty || $0 == "." || $0 == ".." }
            guard isSafe, !entry.name.contains("\0"), !entry.name.contains("\\"), entry.name.utf8.count < 1024 else {
                throw ZipError("\(entry.name) would lie outside of the app")
            }
            guard !entry.isLink else { throw ZipError("\(entry.name) is a link") }
            if words.count >= 3, words[0] == "Payload", words[1].hasSuffix(".app") { names.insert(String(words[1])) }
        }
        guard names.count == 1, let name = names.first else {
            throw ZipError("it must have one app, Payload/NAME.app, but has \(names.count)")
        }
        return name
    }

    private func unpack(_ entry: ZipArchive.Entry, of archive: ZipArchive, into folder: URL) throws {
        let path = folder.path + "/" + entry.name.dropFirst("Payload/".count)
        if entry.isFolder {
            return try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try archive.contents(of: entry).write(to: URL(fileURLWithPath: path))
        let isProgram = entry.mode & 0o111 != 0
        try FileManager.default.setAttributes([.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: path)
    }
}
