import Foundation
import Glibc

/// A file that is read for a signature: part by part, and refused if it changes meanwhile.
package struct SignedFile {
    let path: String

    package init(path: String) { self.path = path }

    /// Bytes that are read at once. A multiple of all sizes of pages.
    package static let partSize = 1 << 20

    /// Hands on the content in parts of ``partSize``; the last one is shorter.
    ///
    /// - Returns: the state in which the file was read.
    /// - Throws: `SigningError` for what is no file, cannot be read, or was changed while it was read.
    @discardableResult
    func read(_ use: (UnsafeRawBufferPointer) throws -> Void) throws -> FileStamp {
        // Without waiting for the other end of a named pipe, and without following a link.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure() }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SigningError("\(path): is no file.") }
        let part = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.partSize, alignment: 16)
        defer { part.deallocate() }
        var total = 0
        while true {
            let count = try fill(part, from: descriptor)
            if count > 0 { try use(UnsafeRawBufferPointer(rebasing: part[..<count])) }
            total += count
            if count < part.count { break }
        }
        var after = stat()
        guard fstat(descriptor, &after) == 0 else { throw failure() }
        guard FileStamp(status) == FileStamp(after), total == Int(after.st_size) else {
            throw SigningError("\(path): was changed while it was read. Let the other program end, and do it again.")
        }
        return FileStamp(after)
    }

    /// The whole content.
    ///
    /// - Throws: `SigningError`, also for a file of more bytes than `most`.
    package func content(most: Int) throws -> Data {
        var data = Data()
        try read { part in
            data.append(contentsOf: part)
            guard data.count <= most else { throw SigningError("\(path): has more than \(most) bytes.") }
        }
        return data
    }

    /// The hashes of the whole content, made in one pass.
    func hashes(_ kinds: some Collection<CodeHash>) throws -> (hashes: [CodeHash: Data], stamp: FileStamp) {
        let running = kinds.map { ($0, RunningHash($0)) }
        let stamp = try read { part in for (_, hash) in running { hash.add(part) } }
        return (Dictionary(uniqueKeysWithValues: running.map { ($0, $1.finish()) }), stamp)
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) throws -> Int {
        var count = 0
        while count < buffer.count {
            let more = Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
            if more < 0, errno == EINTR { continue }
            guard more >= 0 else { throw failure() }
            if more == 0 { break }
            count += more
        }
        return count
    }

    private func failure() -> SigningError {
        SigningError("\(path): cannot be read (\(String(cString: strerror(errno)))).")
    }
}
