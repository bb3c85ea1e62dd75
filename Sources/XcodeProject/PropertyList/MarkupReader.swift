/// Reads the XML that Xcode writes: elements, attributes, texts, comments, `CDATA`, the five entities of XML and numbered
/// characters. A document type is skipped.
struct MarkupReader {
    private let bytes: [UInt8]
    private let path: String
    private var position = 0
    private var line = 1
    private var count = 0
    private var open: [MarkupElement] = []
    private var root: MarkupElement?

    /// - Parameter bytes: in UTF-8.
    /// - Throws: `XcodeProjectError` with the line.
    static func read(_ bytes: [UInt8], path: String) throws -> MarkupElement {
        var reader = MarkupReader(bytes: bytes, path: path)
        return try reader.read()
    }

    private init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    private mutating func read() throws -> MarkupElement {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") { try readTag() } else { try readText() }
        }
        if let last = open.last { throw error("<\(last.name)> of line \(last.line) is not closed") }
        guard let root else { throw error("there is no element in the file") }
        return root
    }

    private mutating func readText() throws {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
        guard !open.isEmpty else { return }
        open[open.count - 1].text += try unescaped(bytes[start..<position])
    }

    private mutating func readTag() throws {
        if matches("<!--") { return try skip(to: "-->") }
        if matches("<![CDATA[") {
            let start = position + 9
            try skip(to: "]]>")
            guard !open.isEmpty, start <= position - 3 else { return }
            open[open.count - 1].text += String(decoding: bytes[start..<position - 3], as: UTF8.self)
            return
        }
        if matches("<?") { return try skip(to: "?>") }
        if matches("<!") { return try skip(to: ">") }
        if matches("</") { return try close() }
        try openElement()
    }

    private mutating func openElement() throws {
        let start = line
        position += 1
        let name = try word()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard position < bytes.count else { throw error("<\(name) is not closed") }
            if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { break }
            let key = try word()
            attributes[key] = try attributeValue(key)
        }
        let element = MarkupElement(name: name, attributes: attributes, line: start)
        count += 1
        guard count <= PropertyListFile.maximumCount else { throw error("the file has too many elements") }
        if bytes[position] == UInt8(ascii: "/") {
            position += 1
            guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
                throw error("there is no > behind the / of <\(name)")
            }
            position += 1
            return try attach(element)
        }
        position += 1
        guard open.count < PropertyListFile.maximumDepth else { throw error("elements lie too deep in each other") }
        open.append(element)
    }

    private mutating func attributeValue(_ key: String) throws -> String {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            throw error("there is no = behind “\(key)”")
        }
        position += 1
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { throw error("the value of “\(key)” has no quotes") }
        let quote = bytes[position]
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote { advance() }
        guard position < bytes.count else { throw error("the quotes of “\(key)” are not closed") }
        defer { position += 1 }
        return try unescaped(bytes[start..<position])
    }

    private mutating func close() throws {
        position += 2
        let name = try word()
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { throw error("</\(name) has no >") }
        position += 1
        guard let element = open.popLast(), element.name == name else {
            throw error("</\(name)> closes an element that is not open")
        }
        try attach(element)
    }

    private mutating func attach(_ element: MarkupElement) throws {
        if open.isEmpty {
            guard root == nil else { throw error("there is a second root element, <\(element.name)>") }
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    // MARK: - Characters

    private mutating func advance() {
        if bytes[position] == 0x0A { line += 1 }
        position += 1
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) { advance() }
    }

    private func matches(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(to end: String) throws {
        let start = line
        while position < bytes.count {
            if matches(end) {
                position += end.utf8.count
                return
            }
            advance()
        }
        throw error("what begins in line \(start) has no \(end)")
    }

    private mutating func word() throws -> String {
        let start = position
        while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
        guard position > start else { throw error("a name is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...0xFF:
            true
        default: false
        }
    }

    private static let entities: [String: Character] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private func unescaped(_ part: ArraySlice<UInt8>) throws -> String {
        guard part.contains(UInt8(ascii: "&")) else { return String(decoding: part, as: UTF8.self) }
        var text = ""
        var rest = part
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            text += String(decoding: rest[..<start], as: UTF8.self)
            guard let end = rest[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
                throw error("a & has no ;")
            }
            text.append(try entity(String(decoding: rest[(start + 1)..<end], as: UTF8.self)))
            rest = rest[(end + 1)...]
        }
        return text + String(decoding: rest, as: UTF8.self)
    }

    private func entity(_ name: String) throws -> Character {
        if let character = Self.entities[name] { return character }
        let number =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16)
            : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let number, let scalar = Unicode.Scalar(number) else { throw error("&\(name); stands for nothing") }
        return Character(scalar)
    }

    private func error(_ problem: String) -> XcodeProjectError {
        XcodeProjectError(
            problem, path: path, line: line, cure: "Take the file from version control, or mend the line.")
    }
}
