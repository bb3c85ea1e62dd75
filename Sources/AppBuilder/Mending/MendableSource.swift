import Foundation

/// A source in a C language that can be searched and edited by byte offsets.
struct MendableSource {
    let bytes: [UInt8]
    /// The bytes, with spaces in place of comments and string literals.
    let code: [UInt8]
    private let lineStarts: [Int]

    /// The size in bytes above which sources are not read.
    private static let maximumSize = 16 << 20

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        code = Self.code(of: bytes)
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        lineStarts = starts
    }

    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count <= Self.maximumSize else { return nil }
        self.init([UInt8](data))
    }

    /// - Parameters: Line and column as clang counts them: from 1, columns in bytes.
    func offset(line: Int, column: Int) -> Int? {
        guard line <= lineStarts.count else { return nil }
        let offset = lineStarts[line - 1] + column - 1
        return offset <= bytes.count ? offset : nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: - Searching

    /// The first occurrence of one of the characters in code, from an offset on.
    func first(of characters: String, from offset: Int, below end: Int? = nil) -> Int? {
        let wanted = Set(characters.utf8)
        return (offset..<max(offset, end ?? code.count)).first { wanted.contains(code[$0]) }
    }

    /// The last occurrence of one of the characters in code, before an offset.
    func last(of characters: String, before offset: Int) -> Int? {
        let wanted = Set(characters.utf8)
        return (0..<offset).last { wanted.contains(code[$0]) }
    }

    /// The last occurrence of a word such as `@interface` before an offset.
    func last(word: String, before offset: Int) -> Int? {
        let word = Array(word.utf8)
        var place = min(offset, code.count) - word.count
        while place >= 0 {
            if code[place...].starts(with: word), !isNamePart(place + word.count) { return place }
            place -= 1
        }
        return nil
    }

    func first(word: String, from offset: Int) -> Int? {
        let word = Array(word.utf8)
        var place = max(offset, 0)
        while place + word.count <= code.count {
            if code[place] == word[0], code[place...].starts(with: word), !isNamePart(place + word.count),
                place == 0 || !isNamePart(place - 1)
            {
                return place
            }
            place += 1
        }
        return nil
    }

    /// The offset of the bracket that closes the one at an offset.
    func closing(_ offset: Int) -> Int? {
        let pairs: [UInt8: UInt8] = [
            UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
            UInt8(ascii: "{"): UInt8(ascii: "}"),
        ]
        var open: [UInt8] = []
        for index in offset..<code.count {
            if let close = pairs[code[index]] {
                open.append(close)
            } else if code[index] == open.last {
                open.removeLast()
                if open.isEmpty { return index }
            } else if open.isEmpty {
                return nil
            }
        }
        return nil
    }

    /// The offset of the parenthesis that the one at an offset closes.
    func opening(_ offset: Int) -> Int? {
        var depth = 0
        for index in (0...offset).reversed() {
            if code[index] == UInt8(ascii: ")") { depth += 1 }
            if code[index] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether the offset is in the line of a preprocessor directive.
    func isDirective(at offset: Int) -> Bool {
        let start = (code[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let first = skippingSpace(start)
        return first < code.count && code[first] == UInt8(ascii: "#")
    }

    /// The identifier at an offset, or after white space there.
    func name(at offset: Int) -> Range<Int>? {
        let start = skippingSpace(offset)
        var end = start
        while isNamePart(end) { end += 1 }
        return end > start ? start..<end : nil
    }

    func skippingSpace(_ offset: Int) -> Int {
        var offset = offset
        while offset < code.count, isSpace(code[offset]) { offset += 1 }
        return offset
    }

    func skippingSpaceBackwards(_ offset: Int) -> Int {
        var offset = offset
        while offset > 0, isSpace(code[offset - 1]) { offset -= 1 }
        return offset
    }

    func isNamePart(_ offset: Int) -> Bool {
        guard offset >= 0, offset < code.count else { return false }
        switch code[offset] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            return true
        default: return false
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    // MARK: - Edits

    /// Replaces a range by spaces; line ends remain.
    func blank(_ range: Range<Int>) -> SourceEdit {
        let spaces = bytes[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : 0x20 }
        return SourceEdit(range: range, replacement: String(decoding: spaces, as: UTF8.self))
    }

    /// - Parameter edits: Edits that do not overlap.
    func applying(_ edits: [SourceEdit]) -> [UInt8] {
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        return result
    }

    private static func code(of bytes: [UInt8]) -> [UInt8] {
        var code = bytes
        var index = 0
        func blank(until isEnd: (Int) -> Bool) {
            while index < bytes.count, !isEnd(index) {
                if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                    code[index] = 0x20
                    index += 1
                }
                if bytes[index] != UInt8(ascii: "\n") { code[index] = 0x20 }
                index += 1
            }
        }
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch (bytes[index], next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                blank { bytes[$0] == UInt8(ascii: "\n") }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                let start = index
                blank { $0 > start + 3 && bytes[$0 - 1] == UInt8(ascii: "/") && bytes[$0 - 2] == UInt8(ascii: "*") }
            case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
                let quote = bytes[index]
                index += 1
                blank { bytes[$0] == quote || bytes[$0] == UInt8(ascii: "\n") }
                index += 1
            default: index += 1
            }
        }
        return code
    }
}
