/// Writes JSON text directly, without an intermediate structure.
struct JSONWriter {
    /// The layout of the text.
    enum Layout {
        /// One line, for programs.
        case compact
        /// A line for each object of an array, for people and line-by-line comparison.
        case indented
    }

    private(set) var text = ""
    private let layout: Layout
    private var needsComma = false
    private var indentation = ""

    init(_ layout: Layout = .compact) { self.layout = layout }

    mutating func object(_ members: (inout JSONWriter) -> Void) {
        text += "{"
        needsComma = false
        members(&self)
        text += "}"
        needsComma = true
    }

    mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { text += "null" }
    }

    mutating func member(_ name: String, _ value: Bool) {
        key(name)
        text += value ? "true" : "false"
    }

    mutating func member(_ name: String, _ numbers: [CGFloat]) {
        key(name)
        text += "[" + numbers.map(JSONWriter.number).joined(separator: separator) + "]"
    }

    mutating func member(_ name: String, _ strings: [String]) {
        key(name)
        text += "["
        for (index, item) in strings.enumerated() {
            if index > 0 { text += separator }
            string(item)
        }
        text += "]"
    }

    /// Writes an array of objects.
    mutating func member<Item>(_ name: String, _ items: [Item], _ write: (Item, inout JSONWriter) -> Void) {
        key(name)
        text += "["
        let outer = indentation
        indentation += "  "
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            breakLine()
            write(item, &self)
        }
        indentation = outer
        if !items.isEmpty { breakLine() }
        text += "]"
        needsComma = true
    }

    private var separator: String { layout == .compact ? "," : ", " }

    private mutating func breakLine() {
        if layout == .indented { text += "\n" + indentation }
    }

    private mutating func key(_ name: String) {
        if needsComma { text += separator }
        needsComma = true
        string(name)
        text += layout == .compact ? ":" : ": "
    }

    private mutating func string(_ value: String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // U+2028 and U+2029 are line ends in JavaScript.
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                text += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// The number without a fraction if it is whole, otherwise with at most three decimals. Numbers that cannot be
    /// coordinates become 0.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        return String(Double(thousandths) / 1000)
    }
}
