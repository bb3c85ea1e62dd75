/// Writes JSON without tables or reflection.
struct JSONWriter {
    /// How the text is laid out.
    enum Layout {
        /// All in one line, for programs.
        case compact
        /// A line for each object of an array, for people and for comparing line by line.
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

    /// An array of objects.
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
            // U+2028 and U+2029 end lines where JSON is read as a script.
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                text += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Whole numbers without a fraction, others with at most three digits of it. What is no place on a screen is 0.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        return String(Double(thousandths) / 1000)
    }
}
