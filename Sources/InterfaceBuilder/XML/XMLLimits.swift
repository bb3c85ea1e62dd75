import Foundation

/// Limits for XML files, checked before libxml2 parses them.
///
/// libxml2 compares each attribute of an element with all others, and each prefix with all name spaces, so a malicious
/// file could occupy it for hours. libxml2 itself limits the depth (256) and the lengths of names, attributes and texts
/// (50,000 and 10 million bytes).
enum XMLLimits {
    /// The size of a file in bytes. The largest storyboards have a few million.
    static let byteCount = 32 << 20
    static let elementCount = 1_000_000
    /// The number of attributes of one element.
    static let attributeCount = 64
    /// The length of a start tag in bytes.
    static let tagLength = 1 << 20

    /// Scans the file's tags.
    /// - Returns: The number of start tags, as a hint.
    /// - Throws: `InterfaceFileError` for a file beyond a limit, with a document type declaration, or not in UTF-8.
    static func check(_ file: UnsafeRawBufferPointer, path: String) throws -> Int {
        guard file.count <= byteCount else {
            throw InterfaceFileError(
                "the file has \(file.count) bytes; at most \(byteCount) are read", path: path)
        }
        guard !file.isEmpty else { throw InterfaceFileError("the file is empty", path: path) }
        guard isByteWise(file) else {
            throw InterfaceFileError("the file is not in UTF-8", path: path, line: 1, cure: "Save it in UTF-8.")
        }
        var scan = TagScan(file: file, path: path)
        return try scan.run()
    }

    /// Whether the file may be UTF-8. UTF-16 and UTF-32 start with a byte order mark or contain zeros.
    private static func isByteWise(_ file: UnsafeRawBufferPointer) -> Bool {
        let start = file.prefix(4)
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
        return start.first.map { $0 < 0x80 } == true && !start.contains(0)
    }

    /// Scans the file from tag to tag.
    private struct TagScan {
        let file: UnsafeRawBufferPointer
        let path: String
        var position = 0
        var startTagCount = 0

        init(file: UnsafeRawBufferPointer, path: String) {
            self.file = file
            self.path = path
        }

        mutating func run() throws -> Int {
            // A truncated file ends the scan without an error, since the parser reports it.
            while skip(past: "<"), position < file.count {
                switch file[position] {
                case UInt8(ascii: "/"): continue
                case UInt8(ascii: "?"): guard skip(past: "?>") else { return startTagCount }
                case UInt8(ascii: "!"): guard try skipDeclaration() else { return startTagCount }
                default: guard try skipStartTag() else { return startTagCount }
                }
            }
            return startTagCount
        }

        /// Skips a comment or CDATA section; throws for a document type declaration.
        private mutating func skipDeclaration() throws -> Bool {
            if follows("!--") {
                position += 3
                return skip(past: "-->")
            }
            if follows("![CDATA[") {
                position += 8
                return skip(past: "]]>")
            }
            throw error(
                "a document type declaration is not allowed",
                cure: "Remove the line that begins with <!.")
        }

        private mutating func skipStartTag() throws -> Bool {
            startTagCount += 1
            guard startTagCount <= elementCount else { throw error("the file has more than \(elementCount) elements") }
            let start = position
            var attributes = 0
            var quote: UInt8 = 0
            while position < file.count {
                let byte = file[position]
                position += 1
                if quote != 0 {
                    if byte == quote { quote = 0 }
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                    attributes += 1
                    guard attributes <= attributeCount else {
                        position = start
                        throw error("the element has more than \(attributeCount) attributes")
                    }
                } else if byte == UInt8(ascii: ">") {
                    return true
                }
                guard position - start <= tagLength else {
                    position = start
                    throw error("the tag has more than \(tagLength) bytes")
                }
            }
            return false
        }

        private func follows(_ text: StaticString) -> Bool {
            guard file.count - position >= text.utf8CodeUnitCount, let base = file.baseAddress else { return false }
            return memcmp(base + position, text.utf8Start, text.utf8CodeUnitCount) == 0
        }

        /// Moves behind the next occurrence of a text; returns false if there is none.
        private mutating func skip(past text: StaticString) -> Bool {
            guard let base = file.baseAddress else { return false }
            let first = Int32(text.utf8Start[0])
            while let found = memchr(base + position, first, file.count - position) {
                position = UnsafeRawPointer(found) - base
                if follows(text) {
                    position += text.utf8CodeUnitCount
                    return true
                }
                position += 1
            }
            return false
        }

        private func error(_ problem: String, cure: String? = nil) -> InterfaceFileError {
            let line = 1 + file[..<position].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
            return InterfaceFileError(problem, path: path, line: line, cure: cure)
        }
    }
}
