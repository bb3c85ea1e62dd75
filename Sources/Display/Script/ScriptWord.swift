/// A word of a script's line.
enum ScriptWord: Hashable {
    /// In quotes, its escapes resolved.
    case quoted(String)
    case bare(String)
    /// Between slashes, with `i` behind them if letters may be others.
    case pattern(String, ignoresCase: Bool)

    var text: String {
        switch self {
        case .quoted(let text), .bare(let text), .pattern(let text, _): text
        }
    }

    /// As a script writes it.
    var script: String {
        switch self {
        case .bare(let text): return text
        case .pattern(let text, let ignoresCase): return TextMatch.pattern(text, ignoresCase: ignoresCase).text
        case .quoted(let text):
            var result = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": result += "\\\""
                case "\\": result += "\\\\"
                case "\n": result += "\\n"
                case "\t": result += "\\t"
                case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result + "\""
        }
    }
}
