import Foundation
import Glibc

/// A part of a file that is the body of an answer. It is open from the beginning, so that it can be sent to its end even if
/// another one takes its place meanwhile.
package final class PageFile: Sendable {
    private let descriptor: Int32
    private let start: Int
    private let whenDone: @Sendable () -> Void
    /// Bytes.
    package let count: Int

    /// - Parameters:
    ///   - range: bytes of the file; nil for all.
    ///   - whenDone: called when the file is not needed any more.
    /// - Returns: nil for what is no file, or has not so many bytes.
    package init?(path: String, range: Range<Int>? = nil, whenDone: @escaping @Sendable () -> Void = {}) {
        let opened = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else { return nil }
        var status = stat()
        let isFile = fstat(opened, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        let range = range ?? 0..<Int(status.st_size)
        guard isFile, range.lowerBound >= 0, range.upperBound <= status.st_size else {
            close(opened)
            return nil
        }
        descriptor = opened
        start = range.lowerBound
        count = range.count
        self.whenDone = whenDone
    }

    deinit {
        close(descriptor)
        whenDone()
    }

    /// The bytes from a place on, as many as are in memory at a time; nil if they are not there any more.
    package func part(from place: Int) -> Data? {
        var data = Data(count: min(PageLimits.filePart, count - place))
        let read = data.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { pread(descriptor, $0, bytes.count, off_t(start + place)) } ?? 0
        }
        guard read > 0 else { return nil }
        return data.prefix(read)
    }
}
