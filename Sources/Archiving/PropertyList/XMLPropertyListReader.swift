import Foundation

/// Reads property lists in XML, as Apple's tools write them, without recursion.
///
/// Only what such files have is understood: elements without attributes that matter, comments, a document type that is
/// skipped, the five entities of XML and numbered characters.
struct XMLPropertyListReader {
    private struct Collection {
        let isDictionary: Bool
        let place: Int
        var links: [Int] = []
        /// The key that waits for its value.
        var key: Int?
    }

    private static let maximumDepth = 512

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var list = PropertyList()
    private var open: [Collection] = []
    private var root: Int?
    private var strings: [String: Int] = [:]

    static func read(_ data: Data) throws -> PropertyList {
        try data.withUnsafeBytes { raw in
            var reader = XMLPropertyListReader(raw.bindMemory(to: UInt8.self))
            return try reader.read()
        }
    }

    static func isXMLPropertyList(_ data: Data) -> Bool {
        let start = data.prefix(512)
        return start.range(of: Data("<plist".utf8)) != nil
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func read() throws -> PropertyList {
        while offset < bytes.count {
            guard let tag = try nextTag() else { break }
            try handle(tag)
        }
        guard open.isEmpty, let root else { throw error("the property list ends too early") }
        list.root = root
        return list
    }

    private mutating func handle(_ tag: Tag) throws {
        switch (tag.name, tag.kind) {
        case ("plist", _): break
        case ("dict", .open), ("array", .open):
            guard open.count < Self.maximumDepth else { throw error("collections stand in each other too deeply") }
            open.append(Collection(isDictionary: tag.name == "dict", place: list.add(.null)))
        case ("dict", .empty): try add(.dictionary(0..<0))
        case ("array", .empty): try add(.array(0..<0))
        case ("dict", .close), ("array", .close): try close(isDictionary: tag.name == "dict")
        case ("key", .open), ("key", .empty): try addKey(try text(of: tag))
        case ("string", .open), ("string", .empty): try add(.string(try text(of: tag)))
        case ("true", .open), ("true", .empty): try addBoolean(true, tag)
        case ("false", .open), ("false", .empty): try addBoolean(false, tag)
        case ("integer", .open): try add(.integer(try integer(try text(of: tag))))
        case ("real", .open): try add(.real(try real(try text(of: tag))))
        case ("date", .open): try add(.date(try date(try text(of: tag))))
        case ("data", .open): try add(.data(try data(try text(of: tag))))
        default: throw error("the element “\(tag.name)” is not expected here")
        }
    }

    // MARK: - Values

    private mutating func add(_ value: PropertyList.Value) throws { try attach(list.add(value)) }

    /// Gives a value to the innermost collection.
    private mutating func attach(_ place: Int) throws {
        guard let last = open.indices.last else {
            guard root == nil else { throw error("the property list has more than one root") }
            root = place
            return
        }
        if open[last].isDictionary {
            guard let key = open[last].key else { throw error("a value has no key") }
            open[last].links.append(key)
            open[last].key = nil
        }
        open[last].links.append(place)
    }

    private mutating func addKey(_ text: String) throws {
        guard let last = open.indices.last, open[last].isDictionary, open[last].key == nil else {
            throw error("the key “\(text.prefix(64))” is not expected here")
        }
        if let known = strings[text] {
            open[last].key = known
        } else {
            open[last].key = list.add(.string(text))
            strings[text] = open[last].key
        }
    }

    private mutating func addBoolean(_ value: Bool, _ tag: Tag) throws {
        if tag.kind == .open { _ = try text(of: tag) }
        try add(.boolean(value))
    }

    private mutating func close(isDictionary: Bool) throws {
        guard let collection = open.popLast(), collection.isDictionary == isDictionary else {
            throw error("a collection ends that has not begun")
        }
        guard collection.key == nil else { throw error("a key has no value") }
        let start = list.links.count
        list.links += collection.links
        let range = start..<list.links.count
        list.values[collection.place] = identifier(collection) ?? (isDictionary ? .dictionary(range) : .array(range))
        try attach(collection.place)
    }

    /// References of keyed archives are dictionaries with the single key `CF$UID`.
    private func identifier(_ collection: Collection) -> PropertyList.Value? {
        guard collection.isDictionary, collection.links.count == 2,
            case .string("CF$UID") = list.values[collection.links[0]],
            case .integer(let number) = list.values[collection.links[1]], number >= 0
        else { return nil }
        return .identifier(Int(number))
    }

    private func integer(_ text: String) throws -> Int64 {
        let text = text.trimmingSpaces()
        let isNegative = text.hasPrefix("-")
        let digits = text.drop { $0 == "-" || $0 == "+" }
        let magnitude =
            digits.hasPrefix("0x") || digits.hasPrefix("0X")
            ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
        guard let magnitude, text.count - digits.count <= 1 else {
            throw error("“\(text.prefix(64))” is no whole number")
        }
        return isNegative ? 0 &- Int64(bitPattern: magnitude) : Int64(bitPattern: magnitude)
    }

    private func real(_ text: String) throws -> Double {
        let text = text.trimmingSpaces()
        guard let number = Double(text) else { throw error("“\(text.prefix(64))” is no number") }
        return number
    }

    private func date(_ text: String) throws -> Double {
        guard let seconds = PropertyListDate.seconds(text.trimmingSpaces()) else {
            throw error("“\(text.prefix(64))” is no date")
        }
        return seconds
    }

    private func data(_ text: String) throws -> Data {
        // Foundation takes text of spaces for damaged.
        if text.utf8.allSatisfy(Self.isSpace) { return Data() }
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
            throw error("the data is no base64")
        }
        return data
    }

    // MARK: - XML

    private struct Tag {
        enum Kind { case open, close, empty }
        let name: String
        let kind: Kind
    }

    /// The next tag, past text, comments, instructions and the document type; nil at the end.
    private mutating func nextTag() throws -> Tag? {
        while true {
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
                guard Self.isSpace(bytes[offset]) || offset < 3 else { throw error("text is not expected here") }
                offset += 1
            }
            guard offset < bytes.count else { return nil }
            if starts("<!--") {
                try skip(past: "-->")
            } else if starts("<?") {
                try skip(past: "?>")
            } else if starts("<!") {
                try skip(past: ">")
            } else {
                return try tag()
            }
        }
    }

    private mutating func tag() throws -> Tag {
        let start = offset + 1
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { throw error("a tag does not end") }
        offset = end + 1
        var content = bytes[start..<end]
        var kind = Tag.Kind.open
        if content.first == UInt8(ascii: "/") {
            kind = .close
            content = content.dropFirst()
        } else if content.last == UInt8(ascii: "/") {
            kind = .empty
            content = content.dropLast()
        }
        let name = content.prefix { !Self.isSpace($0) }
        guard name.count <= 16 else { throw error("the property list has an unknown element") }
        return Tag(name: String(decoding: name, as: UTF8.self), kind: kind)
    }

    /// The text up to the end of an element that holds nothing else.
    private mutating func text(of tag: Tag) throws -> String {
        if tag.kind == .empty { return "" }
        var text: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "&") {
                text += try character()
            } else if byte != UInt8(ascii: "<") {
                text.append(byte)
                offset += 1
            } else if starts("<![CDATA[") {
                offset += 9
                let start = offset
                try skip(past: "]]>")
                text += bytes[start..<offset - 3]
            } else if starts("<!--") {
                try skip(past: "-->")
            } else {
                let end = try self.tag()
                guard end.kind == .close, end.name == tag.name else {
                    throw error("the element “\(tag.name)” does not end")
                }
                return String(decoding: text, as: UTF8.self)
            }
        }
        throw error("the element “\(tag.name)” does not end")
    }

    /// What an entity stands for.
    private mutating func character() throws -> [UInt8] {
        guard let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw error("an entity does not end")
        }
        let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
        defer { offset = end + 1 }
        switch name {
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "amp": return [UInt8(ascii: "&")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default:
            let number =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            guard let number, let scalar = Unicode.Scalar(number) else {
                throw error("the entity “\(name)” is unknown")
            }
            return Array(String(scalar).utf8)
        }
    }

    private mutating func skip(past end: StaticString) throws {
        let count = end.utf8CodeUnitCount
        while offset + count <= bytes.count {
            if starts(end) {
                offset += count
                return
            }
            offset += 1
        }
        throw error("“\(end)” is missing")
    }

    private func starts(_ text: StaticString) -> Bool {
        offset + text.utf8CodeUnitCount <= bytes.count
            && memcmp(bytes.baseAddress! + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private func error(_ message: String) -> ArchiveError {
        ArchiveError(message, at: .line(1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }))
    }
}

extension String {
    fileprivate func trimmingSpaces() -> Substring {
        let start = drop { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
