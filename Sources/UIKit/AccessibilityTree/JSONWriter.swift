/// Writes JSON without tables or reflection.
struct JSONWriter {
    private(set) var text = ""
    private var needsComma = false

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
        text += "[" + numbers.map(JSONWriter.number).joined(separator: ",") + "]"
    }

    mutating func member(_ name: String, _ strings: [String]) {
        key(name)
        text += "["
        for (index, item) in strings.enumerated() {
            if index > 0 { text += "," }
            string(item)
        }
        text += "]"
    }

    mutating func array<Item>(_ name: String, _ items: [Item], _ write: (Item, inout JSONWriter) -> Void) {
        key(name)
        text += "["
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            write(item, &self)
        }
        text += "]"
        needsComma = true
    }

    private mutating func key(_ name: String) {
        if needsComma { text += "," }
        needsComma = true
        string(name)
        text += ":"
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
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                text += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Numbers that JSON cannot write are 0.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return "\(Double((value * 1000).rounded() / 1000))"
    }
}
