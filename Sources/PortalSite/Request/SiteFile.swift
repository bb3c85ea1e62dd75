/// A part of a file that is sent as it lies on the disk.
package struct SiteFile: Sendable, Equatable {
    package let path: String
    /// Bytes of the file.
    package let range: Range<Int>

    /// A range that somebody wants; nil if the file has no such bytes.
    struct Asked {
        let range: Range<Int>?
    }

    /// The bytes that a field Range asks for (RFC 9110): "bytes=0-99", "bytes=100-", "bytes=-100".
    ///
    /// - Returns: nil for a field that is passed over, as several ranges are.
    static func range(_ field: String, of size: Int) -> Asked? {
        guard field.hasPrefix("bytes="),
            case let words = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false),
            words.count == 2, words.allSatisfy({ $0.utf8.count <= 18 && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
        else { return nil }
        switch (Int(words[0]), Int(words[1])) {
        case (let first?, let last?) where first <= last:
            return Asked(range: first < size ? first..<min(last + 1, size) : nil)
        case (let first?, nil) where words[1].isEmpty: return Asked(range: first < size ? first..<size : nil)
        case (nil, let count?) where words[0].isEmpty:
            return Asked(range: count > 0 && size > 0 ? max(0, size - count)..<size : nil)
        default: return nil
        }
    }
}
