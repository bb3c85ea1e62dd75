import Foundation
import Glibc

/// Files with secrets and state: nobody else's, read within bounds, and written whole or not at all.
package enum KeptFile {
    /// - Parameters:
    ///   - limit: as many bytes are read at most.
    ///   - isSecret: if true, a file that others may read is refused.
    /// - Returns: nil if there is no file.
    package static func read(_ path: String, limit: Int, isSecret: Bool = false) throws -> [UInt8]? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(path, "cannot be read")
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure(path, "cannot be read") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw CertificateError(.file, "\(path): not a file") }
        guard status.st_size <= limit else {
            throw CertificateError(.tooLarge, "\(path): \(status.st_size) bytes, \(limit) are taken at most")
        }
        if isSecret {
            guard status.st_uid == geteuid() else { throw CertificateError(.file, "\(path): belongs to another user") }
            guard status.st_mode & 0o077 == 0 else {
                throw CertificateError(.file, "\(path): others may read it; “chmod 600” keeps it to its owner")
            }
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var count = 0
        while count < bytes.count {
            let read = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + count, $0.count - count) }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw failure(path, "cannot be read") }
            if read == 0 { break }
            count += read
        }
        guard count < bytes.count else { throw CertificateError(.file, "\(path): grew while it was read") }
        return [UInt8](bytes.prefix(count))
    }

    /// Writes a file so that, whatever happens, either the old or the new one is there.
    ///
    /// - Parameter isNew: if true, a file that is there already is an error, and stays.
    package static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o600, isNew: Bool = false) throws {
        let folder = (path as NSString).deletingLastPathComponent
        let temporary =
            "\(folder)/.\((path as NSString).lastPathComponent).\(getpid()).\(try RandomBytes.text(bytes: 4))"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard file >= 0 else { throw failure(path, "cannot be written") }
        defer { unlink(temporary) }
        var isWritten = true, count = 0
        while isWritten, count < bytes.count {
            let written = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + count, $0.count - count) }
            if written < 0, errno == EINTR { continue }
            isWritten = written > 0
            count += max(written, 0)
        }
        isWritten = isWritten && fsync(file) == 0
        let error = errno
        close(file)
        errno = error
        guard isWritten else { throw failure(path, "cannot be written") }
        if isNew {
            // Unlike renaming, this does not replace a file.
            guard link(temporary, path) == 0 else { throw failure(path, "cannot be made") }
        } else {
            guard rename(temporary, path) == 0 else { throw failure(path, "cannot be written") }
        }
        let place = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if place >= 0 {
            fsync(place)
            close(place)
        }
    }

    /// Removes a file, if it is there.
    package static func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure(path, "cannot be removed") }
    }

    /// Makes a folder, and those it is in, that only its owner may enter.
    package static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw CertificateError(.file, "\(path): the folder cannot be made: \(error.localizedDescription)") }
        var status = stat()
        guard lstat(path, &status) == 0 else { throw failure(path, "cannot be entered") }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
            throw CertificateError(.file, "\(path): not a folder of this user")
        }
        guard status.st_mode & 0o077 == 0 || chmod(path, 0o700) == 0 else {
            throw failure(path, "cannot be kept from others")
        }
    }

    private static func failure(_ path: String, _ what: String) -> CertificateError {
        CertificateError(.file, "\(path): \(what): \(String(cString: strerror(errno)))")
    }
}
