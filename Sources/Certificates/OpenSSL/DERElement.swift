/// One element of DER: a tag, and the bytes that belong to it.
struct DERElement {
    let tag: UInt8
    /// What is in it, without tag and length.
    let content: ArraySlice<UInt8>
    /// All of it.
    let bytes: ArraySlice<UInt8>

    /// - Returns: nil unless the bytes begin with a whole element of a definite length.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= 2, let tag = bytes.first, tag & 0x1f != 0x1f else { return nil }
        var place = bytes.startIndex + 2
        var length = Int(bytes[place - 1])
        if length >= 0x80 {
            let digits = length & 0x7f
            guard 1...4 ~= digits, bytes.endIndex - place >= digits else { return nil }
            length = bytes[place..<place + digits].reduce(0) { $0 << 8 | Int($1) }
            place += digits
        }
        guard bytes.endIndex - place >= length else { return nil }
        self.tag = tag
        content = bytes[place..<place + length]
        self.bytes = bytes[bytes.startIndex..<place + length]
    }

    /// The elements in it.
    var parts: [DERElement] {
        var parts: [DERElement] = []
        var rest = content
        while let part = DERElement(rest) {
            parts.append(part)
            rest = rest[part.bytes.endIndex...]
        }
        return rest.isEmpty ? parts : []
    }
}
