extension PDFString {
    /// The string as text: UTF-16 when it begins with a byte order mark, else PDF's own encoding, which is nearly Latin
    /// 1.
    package var text: String {
        let bytes = bytes
        if bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        return String(String.UnicodeScalarView(bytes.map { PDFString.others[$0] ?? Unicode.Scalar($0) }))
    }

    /// Where PDFDocEncoding differs from Latin 1 (PDF Reference, D.2).
    private static let others: [UInt8: Unicode.Scalar] = [
        0x18: "\u{02D8}", 0x19: "\u{02C7}", 0x1A: "\u{02C6}", 0x1B: "\u{02D9}", 0x1C: "\u{02DD}", 0x1D: "\u{02DB}",
        0x1E: "\u{02DA}", 0x1F: "\u{02DC}", 0x80: "•", 0x81: "†", 0x82: "‡", 0x83: "…", 0x84: "—", 0x85: "–",
        0x86: "ƒ", 0x87: "⁄", 0x88: "‹", 0x89: "›", 0x8A: "−", 0x8B: "‰", 0x8C: "„", 0x8D: "“", 0x8E: "”",
        0x8F: "‘", 0x90: "’", 0x91: "‚", 0x92: "™", 0x93: "ﬁ", 0x94: "ﬂ", 0x95: "Ł", 0x96: "Œ", 0x97: "Š",
        0x98: "Ÿ", 0x99: "Ž", 0x9A: "ı", 0x9B: "ł", 0x9C: "œ", 0x9D: "š", 0x9E: "ž", 0xA0: "€",
    ]

    /// The string as a date, `D:YYYYMMDDHHmmSSOHH'mm'` of which the end may be missing; nil for other strings.
    package var date: Date? {
        let text = String(decoding: bytes, as: UTF8.self)
        var rest = Substring(text.hasPrefix("D:") ? String(text.dropFirst(2)) : text)
        func number(_ digits: Int) -> Int? {
            let part = rest.prefix(digits)
            guard part.count == digits, let value = Int(part), value >= 0 else { return nil }
            rest = rest.dropFirst(digits)
            return value
        }
        guard let year = number(4) else { return nil }
        var parts = DateComponents()
        parts.year = year
        parts.month = number(2) ?? 1
        parts.day = number(2) ?? 1
        parts.hour = number(2) ?? 0
        parts.minute = number(2) ?? 0
        parts.second = number(2) ?? 0
        var offset = 0
        if let sign = rest.popFirst(), sign == "+" || sign == "-" {
            let hours = number(2) ?? 0
            if rest.first == "'" { rest = rest.dropFirst() }
            offset = (hours * 60 + (number(2) ?? 0)) * (sign == "-" ? -60 : 60)
        }
        parts.timeZone = TimeZone(secondsFromGMT: offset)
        return Calendar(identifier: .gregorian).date(from: parts)
    }
}
