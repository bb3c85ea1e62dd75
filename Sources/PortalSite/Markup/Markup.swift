/// A piece of HTML. Texts become a part of it only escaped, so that nothing that people enter is read as HTML.
struct Markup: Sendable, ExpressibleByStringInterpolation {
    private(set) var text: String

    private init(trusted text: String) { self.text = text }

    /// A text of the program.
    init(stringLiteral value: StaticString) { text = value.description }

    /// A text of anybody.
    init(escaping text: String) {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        self.text = escaped
    }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
        mutating func appendInterpolation(_ value: String) { text += Markup(escaping: value).text }
        mutating func appendInterpolation(_ value: Int) { text += "\(value)" }
        mutating func appendInterpolation(_ value: Int64) { text += "\(value)" }
        mutating func appendInterpolation(_ value: Markup) { text += value.text }
        mutating func appendInterpolation(_ values: [Markup]) { for value in values { text += value.text } }
        mutating func appendInterpolation(_ value: Markup?) { text += value?.text ?? "" }
    }
}
