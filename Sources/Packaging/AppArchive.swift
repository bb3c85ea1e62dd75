import Foundation
import Glibc

/// An `.ipa`: a ZIP archive with one app at `Payload/NAME.app`.
package struct AppArchive: Sendable {
    private let file: URL

    package init(_ file: URL) { self.file = file }

    /// Unpacks the app.
    ///
    /// - Parameter folder: where it goes; the app is a folder in it.
    /// - Returns: the `.app`.
    /// - Throws: ``PackagingError``; nothing is left of the app then.
    package func unpack(into folder: URL) throws -> URL {
        do {
            let archive = try ZipArchive(try Data(contentsOf: file, options: .mappedIfSafe))
            let name = try appName(archive)
            let app = folder.appendingPathComponent(name)
            do {
                try archive.unpack(into: folder) { entry in
                    entry.name.hasPrefix("Payload/\(name)/") ? String(entry.name.dropFirst("Payload/".count)) : nil
                }
            } catch {
                try? FileManager.default.removeItem(at: app)
                throw error
            }
            return app
        } catch {
            let problem = (error as? ZipError)?.problem ?? error.localizedDescription
            throw PackagingError(place: file.path, problem: "the archive cannot be unpacked: \(problem)")
        }
    }

    /// The only app's folder.
    private func appName(_ archive: ZipArchive) throws -> String {
        var names: Set<String> = []
        try archive.checkNames()
        for entry in archive.entries {
            let words = entry.name.split(separator: "/", omittingEmptySubsequences: false)
            if words.count >= 3, words[0] == "Payload", words[1].hasSuffix(".app") { names.insert(String(words[1])) }
        }
        guard names.count == 1, let name = names.first else {
            throw ZipError("it must have one app, Payload/NAME.app, but has \(names.count)")
        }
        return name
    }
}
