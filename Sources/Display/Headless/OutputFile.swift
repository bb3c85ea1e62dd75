import Device
import Foundation
import Glibc

/// Files that a run leaves: each is there as a whole or not at all.
package enum OutputFile {
    /// Whether a file could be written, told before the work that makes it.
    ///
    /// - Throws: `badOutput` with the reason and the cure.
    static func check(_ file: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw failure(file, "it is a folder; name a file")
        }
        let parent = self.folder(of: file)
        let folder = parent.isEmpty ? "." : parent
        guard access(folder, W_OK | X_OK) == 0 else {
            let reason = String(cString: strerror(errno))
            throw failure(file, "\(folder): \(reason); make that folder, or name one that you may write to")
        }
    }

    /// The folder that a file is in; empty for a name alone. (Foundation's own function traps for a name of one
    /// letter.)
    static func folder(of file: String) -> String {
        guard let slash = file.lastIndex(of: "/") else { return "" }
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }

    /// The path of a file that is named relative to a folder, where an empty name means the current folder.
    static func path(of file: String, in folder: String) -> String {
        folder.isEmpty || file.hasPrefix("/") ? file : "\(folder)/\(file)"
    }

    /// - Throws: `badOutput`; a former file is left unchanged then.
    package static func write(_ data: Data, to file: String) throws {
        try check(file)
        do {
            if try !writeUnnamed(data, to: file) { try data.write(to: URL(fileURLWithPath: file), options: .atomic) }
        } catch {
            throw failure(file, error.localizedDescription)
        }
    }

    private static func failure(_ file: String, _ reason: String) -> DeviceError {
        DeviceError(.badOutput, "\(file): error: cannot be written (\(reason))")
    }

    /// Writes a file that has no name until it is whole, so that nothing is left when this process is killed meanwhile.
    ///
    /// - Returns: false where the file system has no such files, or the file has to stay what it is (a pipe, a link).
    private static func writeUnnamed(_ data: Data, to file: String) throws -> Bool {
        var status = stat()
        let isThere = lstat(file, &status) == 0
        if isThere, status.st_mode & S_IFMT != S_IFREG { return false }
        let parent = folder(of: file)
        let descriptor = open(parent.isEmpty ? "." : parent, unnamedFile | O_WRONLY | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: data)
        if isThere { fchmod(descriptor, status.st_mode & 0o777) }
        let place = "/proc/self/fd/\(descriptor)"
        if linkat(AT_FDCWD, place, AT_FDCWD, file, AT_SYMLINK_FOLLOW) == 0 { return true }
        // A link cannot replace a file that is there already, but a file with another name can, by `rename`. If a
        // process was killed between the two calls, its file of that name is still there and is removed. So is that of
        // a process which is between the calls just now: its `rename` fails, and it writes the file the other way.
        guard errno == EEXIST else { return false }
        let name = (file as NSString).lastPathComponent
        let beside = String(file.dropLast(name.count)) + ".\(name).verger-new"
        unlink(beside)
        guard linkat(AT_FDCWD, place, AT_FDCWD, beside, AT_SYMLINK_FOLLOW) == 0 else { return false }
        guard rename(beside, file) == 0 else {
            unlink(beside)
            return false
        }
        return true
    }

    /// `O_TMPFILE`, which Swift does not see.
    private static let unnamedFile = O_DIRECTORY | 0o20_000_000
}
