import Foundation

/// Extracts plain text from HTML.
package enum HTMLText {
    /// Elements that start a new line.
    private static let blocks: Set<String> = ["br", "p", "div", "tr", "li", "h1", "h2", "h3", "h4", "hr", "ul", "ol"]
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
        "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "deg": "°",
    ]

    package static func plain(_ html: String) -> String {
        var text = ""
        var rest = Substring(html)
        while let character = rest.first {
            switch character {
            case "<":
                let tag = rest.dropFirst().prefix { $0 != ">" }
                rest = rest.dropFirst(tag.count + 2)
                let isEnd = tag.hasPrefix("/")
                let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
                if !isEnd, name == "style" || name == "script" || name == "head" { skip(name, &rest) }
                if blocks.contains(name), !isEnd || name == "p", !text.isEmpty { text += "\n" }
            case "&":
                let entity = rest.dropFirst().prefix(longestEntity).prefix { $0 != ";" && $0 != "<" && $0 != " " }
                if let value = value(of: entity), rest.dropFirst(entity.count + 1).first == ";" {
                    text += value
                    rest = rest.dropFirst(entity.count + 2)
                } else {
                    text += "&"
                    rest.removeFirst()
                }
            case _ where character.isWhitespace:
                if let last = text.last, !last.isWhitespace { text += " " }
                rest.removeFirst()
            default:
                text.append(character)
                rest.removeFirst()
            }
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let longestEntity = 10

    /// Skips to the end tag of an element, or to the end of the page if it has none.
    private static func skip(_ name: String, _ rest: inout Substring) {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
        rest = rest[end...]
    }

    private static func value(of entity: Substring) -> String? {
        guard entity.first == "#" else { return entities[String(entity)] }
        let digits = entity.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
