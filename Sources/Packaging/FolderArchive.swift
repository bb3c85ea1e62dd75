import Foundation
import Glibc

/// A ZIP archive of folders, such as an app's data (`.xcappdata`).
package struct FolderArchive: Sendable {
    private let file: URL

    private static let mostDepth = 64

    package init(_ file: URL) { self.file = file }

    /// Packs folders and files under the names that they have in the archive.
    ///
    /// - Throws: ``PackagingError`` that names what is wrong; there is no archive then.
    package static func pack(_ items: [(source: URL, name: String)], into file: URL) throws {
        do {
            let writer = try ZipWriter(file)
            for item in items { try add(item.source, item.name, to: writer, depth: 0) }
            try writer.close()
        } catch {
            try? FileManager.default.removeItem(at: file)
            throw failure("made", (error as? ZipError)?.problem ?? error.localizedDescription, file)
        }
    }

    /// Unpacks everything.
    ///
    /// - Parameter folder: an empty folder; after an error there may be a part of the archive in it.
    package func unpack(into folder: URL) throws {
        do {
            let archive = try ZipArchive(try Data(contentsOf: file, options: .mappedIfSafe))
            try archive.checkNames()
            try archive.unpack(into: folder) { $0.name }
        } catch {
            throw Self.failure("unpacked", (error as? ZipError)?.problem ?? error.localizedDescription, file)
        }
    }

    private static func failure(_ what: String, _ problem: String, _ file: URL) -> PackagingError {
        PackagingError(place: file.path, problem: "the archive cannot be \(what): \(problem)")
    }

    /// Adds a file, or a folder with what is in it, always in the same order.
    static func add(_ item: URL, _ name: String, to writer: ZipWriter, depth: Int) throws {
        guard depth < mostDepth else { throw ZipError("folders lie in each other too deeply at \(name)") }
        var status = stat()
        guard lstat(item.path, &status) == 0 else { throw ZipError("\(item.path) cannot be read") }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            try writer.addFolder(name + "/")
            for entry in try FileManager.default.contentsOfDirectory(atPath: item.path).sorted() {
                try add(item.appendingPathComponent(entry), name + "/" + entry, to: writer, depth: depth + 1)
            }
        case S_IFREG: try writer.addFile(name, at: item, mode: status.st_mode & 0o111 == 0 ? 0o644 : 0o755)
        default: throw ZipError("\(item.path) is neither a file nor a folder. Put there what it leads to")
        }
    }
}
