import Foundation

/// Writes property lists in XML, indented with tabs as Apple's tools do; the same list always gives the same bytes.
///
/// What several collections share is written as often. The lists that archives are written as share only text.
struct XMLPropertyListWriter {
    private let list: PropertyList
    private var text = ""

    static func write(_ list: PropertyList) -> Data {
        var writer = XMLPropertyListWriter(list)
        return writer.write()
    }

    private init(_ list: PropertyList) { self.list = list }

    private mutating func write() -> Data {
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(list.root, depth: 0)
        text += "</plist>\n"
        return Data(text.utf8)
    }

    private mutating func write(_ place: Int, depth: Int) {
        let indent = String(repeating: "\t", count: depth)
        switch list.values[place] {
        case .null: text += "\(indent)<string></string>\n"
        case .boolean(let value): text += "\(indent)<\(value)/>\n"
        case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
        case .single(let value): text += "\(indent)<real>\(Self.text(Double(value)))</real>\n"
        case .real(let value): text += "\(indent)<real>\(Self.text(value))</real>\n"
        case .date(let value): text += "\(indent)<date>\(PropertyListDate.text(value))</date>\n"
        case .data(let data): writeData(data, indent)
        case .string(let value): writeElement("string", value, indent)
        case .identifier(let number):
            text += "\(indent)<dict>\n\(indent)\t<key>CF$UID</key>\n\(indent)\t<integer>\(number)</integer>\n"
            text += "\(indent)</dict>\n"
        case .array(let range) where range.isEmpty: text += "\(indent)<array/>\n"
        case .array(let range):
            text += "\(indent)<array>\n"
            for place in list.links[range] { write(place, depth: depth + 1) }
            text += "\(indent)</array>\n"
        case .dictionary(let range) where range.isEmpty: text += "\(indent)<dict/>\n"
        case .dictionary(let range):
            text += "\(indent)<dict>\n"
            for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                if case .string(let key) = list.values[list.links[index]] { writeElement("key", key, indent + "\t") }
                write(list.links[index + 1], depth: depth + 1)
            }
            text += "\(indent)</dict>\n"
        }
    }

    private mutating func writeElement(_ name: String, _ value: String, _ indent: String) {
        text += "\(indent)<\(name)>"
        for scalar in value.unicodeScalars {
            switch scalar {
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "&": text += "&amp;"
            case "\n", "\t": text.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20: text += "&#\(scalar.value);"
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "</\(name)>\n"
    }

    /// Lines of 76 characters.
    private mutating func writeData(_ data: Data, _ indent: String) {
        text += "\(indent)<data>\n"
        var rest = data.base64EncodedString()[...]
        while !rest.isEmpty {
            text += "\(indent)\(rest.prefix(76))\n"
            rest = rest.dropFirst(76)
        }
        text += "\(indent)</data>\n"
    }

    private static func text(_ number: Double) -> String {
        if abs(number) < 1e15, let whole = Int64(exactly: number), whole != 0 || number.sign == .plus {
            return String(whole)
        }
        return "\(number)"
    }
}
