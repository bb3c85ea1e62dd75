import Foundation
import Glibc

extension ZipArchive {
    /// - Throws: if a file would lie outside of the folder into which the archive is unpacked, or is a link.
    func checkNames() throws {
        for entry in entries {
            let words = entry.name.split(separator: "/", omittingEmptySubsequences: false)
            let isSafe = !words.dropLast(entry.isFolder ? 1 : 0).contains { $0.isEmpty || $0 == "." || $0 == ".." }
            guard isSafe, !entry.name.contains("\0"), !entry.name.contains("\\"), entry.name.utf8.count < 1024 else {
                throw ZipError("\(entry.name) would lie outside of its folder")
            }
            guard !entry.isLink else { throw ZipError("\(entry.name) is a link") }
        }
    }

    /// Unpacks files into a folder. Their names must have been checked.
    ///
    /// - Parameter place: the path in the folder for an entry; nil leaves it out.
    func unpack(into folder: URL, _ place: (Entry) -> String?) throws {
        for entry in entries {
            guard let name = place(entry) else { continue }
            let path = folder.path + "/" + name
            if entry.isFolder {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } else {
                try unpack(entry, to: path)
            }
        }
    }

    private func unpack(_ entry: Entry, to path: String) throws {
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        let mode: mode_t = entry.mode & 0o111 != 0 ? 0o755 : 0o644
        // The folder is this process's own, and each name is in an archive once: what is there already is a folder.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw ZipError("\(entry.name): \(String(cString: strerror(errno)))") }
        let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try unpack(entry) { try output.write(contentsOf: $0) }
        guard fchmod(descriptor, mode) == 0 else {
            throw ZipError("\(entry.name): \(String(cString: strerror(errno)))")
        }
        try output.close()
    }
}
