/// One node of clang's dump of a syntax tree (`-Xclang -ast-dump`).
struct DumpLine {
    /// How far it is below the whole translation unit, which is 0.
    var depth: Int
    /// `ObjCMethodDecl`, `EnumConstantDecl` …
    var kind: Substring
    /// The node's address, by which others refer to it.
    var address: Substring
    var begin: DumpLocation?
    var end: DumpLocation?
    /// Where its name is.
    var location: DumpLocation?
    /// What follows: name, type and marks.
    var rest: Substring

    init?(_ text: Substring, locations: inout DumpLocationReader) {
        let bytes = text.utf8
        var index = bytes.startIndex
        while index < bytes.endIndex, !Self.isLetter(bytes[index]) { bytes.formIndex(after: &index) }
        guard index < bytes.endIndex else { return nil }
        depth = bytes.distance(from: bytes.startIndex, to: index) / 2
        let kindEnd = bytes[index...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
        kind = text[index..<kindEnd]
        var scanner = kindEnd
        func word() -> Substring {
            while scanner < bytes.endIndex, bytes[scanner] == UInt8(ascii: " ") { bytes.formIndex(after: &scanner) }
            let end = bytes[scanner...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
            defer { scanner = end }
            return text[scanner..<end]
        }
        func peek() -> Substring {
            let saved = scanner
            defer { scanner = saved }
            return word()
        }
        address = peek().hasPrefix("0x") ? word() : ""
        while peek() == "prev" || peek() == "parent" {
            _ = word()
            _ = word()
        }
        while scanner < bytes.endIndex, bytes[scanner] == UInt8(ascii: " ") { bytes.formIndex(after: &scanner) }
        if scanner < bytes.endIndex, bytes[scanner] == UInt8(ascii: "<") {
            let close = Self.closing(bytes, from: scanner)
            let range = text[bytes.index(after: scanner)..<close]
            let ends = range.split(separator: ", ", maxSplits: 1)
            begin = ends.first.flatMap { locations.read($0.utf8) }
            end = ends.count > 1 ? locations.read(ends[1].utf8) : begin
            scanner = close < bytes.endIndex ? bytes.index(after: close) : close
            let next = peek()
            if next.hasPrefix("<invalid") || next.hasPrefix("<scratch") || next.hasPrefix("<built-in") {
                _ = word()
                _ = word()
            } else if let place = locations.read(next.utf8) {
                location = place
                _ = word()
            }
        }
        while scanner < bytes.endIndex, bytes[scanner] == UInt8(ascii: " ") { bytes.formIndex(after: &scanner) }
        rest = text[scanner...]
    }

    /// The bracket that closes the range: places of macros have brackets of their own.
    private static func closing(_ bytes: Substring.UTF8View, from open: Substring.Index) -> Substring.Index {
        var depth = 0
        var index = open
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "<") { depth += 1 }
            if bytes[index] == UInt8(ascii: ">") {
                depth -= 1
                if depth == 0 { return index }
            }
            bytes.formIndex(after: &index)
        }
        return bytes.endIndex
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == UInt8(ascii: "<")
    }

    /// The words before the type, without the marks that clang puts before a name.
    var name: Substring {
        var words = rest.prefix { $0 != "'" }.split(separator: " ")[...]
        while let first = words.first, ["implicit", "used", "referenced", "invalid", "constexpr"].contains(first) {
            words.removeFirst()
        }
        return words.first ?? ""
    }

    /// Whether it is more than the announcement of a name: what is defined goes on after its name.
    var isDefinition: Bool { location != end }

    /// The text between the first quotes: a type, or the name that a reference gives.
    var quoted: Substring {
        let parts = rest.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count > 1 ? parts[1] : ""
    }
}
