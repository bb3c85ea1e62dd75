import Foundation
import Glibc

extension AppArchive {
    /// Packs an app into an `.ipa`, in the place of one that is there.
    ///
    /// - Parameters:
    ///   - app: the `.app`.
    ///   - file: the archive.
    /// - Throws: ``PackagingError``; a former archive stays then.
    @discardableResult
    package static func pack(_ app: URL, into file: URL) throws -> AppArchive {
        let unfinished = file.deletingLastPathComponent().appendingPathComponent(
            ".\(file.lastPathComponent).unfinished")
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let writer = try ZipWriter(unfinished)
            try writer.addFolder("Payload/")
            try FolderArchive.add(app, "Payload/\(app.lastPathComponent)", to: writer, depth: 0)
            try writer.close()
            guard rename(unfinished.path, file.path) == 0 else { throw ZipError(String(cString: strerror(errno))) }
            return AppArchive(file)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            let problem = (error as? ZipError)?.problem ?? error.localizedDescription
            throw PackagingError(place: file.path, problem: "the archive cannot be made: \(problem)")
        }
    }
}
