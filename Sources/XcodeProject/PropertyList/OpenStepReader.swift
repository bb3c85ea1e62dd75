import Foundation

/// Reads OpenStep's property lists: `{ key = value; }`, `( a, b )`, `word`, `"text"`, `'text'`, `<0fbd77>`.
struct OpenStepReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let path: String
    /// What to do about an error.
    private let cure: String
    private var position = 0
    private var line = 1
    private var count = 0

    /// - Parameter bytes: in UTF-8.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String,
        cure: String = "Take the file from version control, or mend the line by hand."
    ) {
        self.bytes = bytes
        self.path = path
        self.cure = cure
    }

    mutating func read() throws -> PropertyListNode {
        try skipSpace()
        guard position < bytes.count else { throw error("the file is empty") }
        let root = try node(depth: 0)
        try skipSpace()
        guard position == bytes.count else { throw error("something stands behind the end of the property list") }
        return root
    }

    /// Reads the entries of a table of texts (`.strings`), which may have no braces around them, or be none at all.
    mutating func readTable() throws -> PropertyListNode {
        try skipSpace()
        if current == UInt8(ascii: "{") { return try read() }
        var entries: [PropertyListNode.Entry] = []
        while position < bytes.count { entries.append(try entry(depth: 0)) }
        return PropertyListNode(value: .dictionary(entries), line: 1)
    }

    // MARK: - Values

    /// The value at the position, which is not at the end of the file.
    private mutating func node(depth: Int) throws -> PropertyListNode {
        guard depth < PropertyListFile.maximumDepth else {
            throw error("collections lie more than \(PropertyListFile.maximumDepth) deep in each other")
        }
        count += 1
        guard count <= PropertyListFile.maximumCount else { throw error("the file has too many values") }
        let start = line
        switch bytes[position] {
        case UInt8(ascii: "{"):
            position += 1
            return PropertyListNode(value: .dictionary(try dictionary(depth: depth, openedAt: start)), line: start)
        case UInt8(ascii: "("):
            position += 1
            return PropertyListNode(value: .list(try list(depth: depth, openedAt: start)), line: start)
        case UInt8(ascii: "<"):
            return PropertyListNode(value: .data(try data()), line: start)
        default:
            return PropertyListNode(value: .text(try text()), line: start)
        }
    }

    private mutating func dictionary(depth: Int, openedAt start: Int) throws -> [PropertyListNode.Entry] {
        var entries: [PropertyListNode.Entry] = []
        while true {
            try skipSpace()
            guard let byte = current else { throw error("the { of line \(start) is not closed") }
            if byte == UInt8(ascii: "}") {
                position += 1
                return entries
            }
            entries.append(try entry(depth: depth))
        }
    }

    /// `key = value;` with the space behind it.
    private mutating func entry(depth: Int) throws -> PropertyListNode.Entry {
        if let byte = current { try requireNoConflict(byte) }
        let start = line
        let key = try text()
        try skipSpace()
        // `key;` stands for `key = key;`.
        if current == UInt8(ascii: ";") {
            position += 1
            try skipSpace()
            return .init(key: key, value: PropertyListNode(value: .text(key), line: start))
        }
        guard current == UInt8(ascii: "=") else { throw error("there is no = behind “\(key)”") }
        position += 1
        try skipSpace()
        guard position < bytes.count else { throw error("there is no value behind “\(key) =”") }
        let value = try node(depth: depth + 1)
        let end = line
        try skipSpace()
        switch current {
        case UInt8(ascii: ";"):
            position += 1
            try skipSpace()
        // The last one may do without.
        case UInt8(ascii: "}"): break
        default:
            line = end
            throw error("there is no ; behind the value of “\(key)”")
        }
        return .init(key: key, value: value)
    }

    private mutating func list(depth: Int, openedAt start: Int) throws -> [PropertyListNode] {
        var nodes: [PropertyListNode] = []
        while true {
            try skipSpace()
            guard let byte = current else { throw error("the ( of line \(start) is not closed") }
            if byte == UInt8(ascii: ")") {
                position += 1
                return nodes
            }
            try requireNoConflict(byte)
            nodes.append(try node(depth: depth + 1))
            try skipSpace()
            switch current {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: ")"): break
            default: throw error("there is no , or ) behind a value of the list")
            }
        }
    }

    private mutating func data() throws -> Data {
        let start = line
        var data = Data()
        var half: UInt8?
        position += 1
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: ">"):
                guard half == nil else { throw error("the data has half a byte at its end") }
                return data
            case 0x0A: line += 1
            case 0x20, 0x09, 0x0D: break
            default:
                guard let digit = Self.hexadecimal(byte) else { throw error("“\(shown(byte))” is no data") }
                if let first = half { data.append(first << 4 | digit) }
                half = half == nil ? digit : nil
            }
        }
        throw error("the < of line \(start) is not closed")
    }

    // MARK: - Texts

    private mutating func text() throws -> String {
        guard let byte = current else { throw error("the file ends too early") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedText(byte) }
        let start = position
        while let byte = current, Self.isPlain(byte), byte < 0x80 || spaceLength == 0 { position += 1 }
        guard position > start else { throw error("“\(shown(byte))” cannot stand here") }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
            0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func quotedText(_ quote: UInt8) throws -> String {
        let startLine = line
        position += 1
        let start = position
        while let byte = current, byte != quote, byte != UInt8(ascii: "\\") {
            countLine(byte)
            position += 1
        }
        let plain = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
        if current == quote {
            position += 1
            return plain
        }
        // The rest, with what is escaped, in UTF-16: `\U` gives units of it.
        var units = Array(plain.utf16)
        while let byte = current {
            if byte == quote {
                position += 1
                return String(decoding: units, as: UTF16.self)
            }
            if byte == UInt8(ascii: "\\") {
                try appendEscaped(to: &units)
            } else {
                let start = position
                while let byte = current, byte != quote, byte != UInt8(ascii: "\\") {
                    countLine(byte)
                    position += 1
                }
                units += String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self).utf16
            }
        }
        line = startLine
        throw error("the quotes that are opened here are not closed")
    }

    /// What a `\` stands for together with what follows it.
    private mutating func appendEscaped(to units: inout [UInt16]) throws {
        position += 1
        guard let byte = current else { throw error("the file ends behind a \\") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "a"): units.append(0x07)
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "v"): units.append(0x0B)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var unit: UInt16 = 0
            for _ in 0..<4 {
                guard let next = current, let digit = Self.hexadecimal(next) else { break }
                unit = unit << 4 | UInt16(digit)
                position += 1
            }
            units.append(unit)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var number = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let next = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
                number = number << 3 | Int(next - UInt8(ascii: "0"))
                position += 1
            }
            units += String(Character(TextEncodings.nextStep(UInt8(truncatingIfNeeded: number)))).utf16
        case 0x80...0xFF:
            // The first byte of a character; the others follow as they are.
            position -= 1
            let start = position
            while let next = current, next >= 0x80 { position += 1 }
            units += String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self).utf16
        default:
            countLine(byte)
            units.append(UInt16(byte))
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    // MARK: - Space and comments

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func follows(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

    private mutating func skipSpace() throws {
        while let byte = current {
            switch byte {
            case 0x20, 0x09, 0x0B, 0x0C: position += 1
            case 0x0A, 0x0D:
                countLine(byte)
                position += 1
            case 0xC2...0xEF where spaceLength > 0: position += spaceLength
            case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
                while let next = current, next != 0x0A, next != 0x0D { position += 1 }
            case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
                try skipComment()
            default: return
            }
        }
    }

    /// The number of bytes of a space that is not ASCII, such as the wide one of Japanese keyboards; 0 for anything else.
    private var spaceLength: Int {
        guard let first = current else { return 0 }
        let length = first < 0xE0 ? 2 : 3
        guard position + length <= bytes.count else { return 0 }
        let character = String(decoding: bytes[position..<(position + length)], as: UTF8.self).unicodeScalars.first
        guard let character, character.properties.isWhitespace || character == "\u{FEFF}" else { return 0 }
        return length
    }

    private mutating func skipComment() throws {
        let start = line
        position += 2
        while let byte = current {
            if byte == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
                position += 2
                return
            }
            countLine(byte)
            position += 1
        }
        throw error("the comment of line \(start) is not closed")
    }

    /// Lines end with a line feed, a carriage return, or both.
    private mutating func countLine(_ byte: UInt8) {
        if byte == 0x0A || (byte == 0x0D && !follows(0x0A)) { line += 1 }
    }

    // MARK: - Errors

    private func requireNoConflict(_ byte: UInt8) throws {
        guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") else { return }
        let end = min(position + 7, bytes.count)
        guard end - position == 7, bytes[position..<end].allSatisfy({ $0 == byte }) else { return }
        throw XcodeProjectError(
            "the two sides of a merge conflict stand in the file", path: path, line: line,
            cure: "Choose one of them, and take the lines <<<<<<<, ======= and >>>>>>> out.")
    }

    private func shown(_ byte: UInt8) -> String {
        byte > 0x20 && byte < 0x7F ? String(Character(Unicode.Scalar(byte))) : "byte \(byte)"
    }

    private func error(_ problem: String) -> XcodeProjectError {
        XcodeProjectError(problem, path: path, line: line, cure: cure)
    }
}
