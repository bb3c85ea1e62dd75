import Foundation

/// Regular expressions of predicates (`MATCHES`): the whole text must fit.
enum TextPattern {
    /// Texts of the screen beyond this are not searched: some expressions take time that grows with each character.
    private static let longestText = 2000

    /// - Returns: nil if the pattern is no regular expression.
    static func expression(_ pattern: String, _ options: Predicate.Options) -> NSRegularExpression? {
        let whole = "^(?:\(pattern))$"
        var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.ignoresCase { flags.insert(.caseInsensitive) }
        return try? NSRegularExpression(pattern: whole, options: flags)
    }

    static func matches(_ text: String, _ pattern: String, _ options: Predicate.Options) -> Bool {
        let plain = String(text.prefix(longestText))
        let searched = options.ignoresMarks ? plain.folding(options: .diacriticInsensitive, locale: nil) : plain
        guard let expression = expression(pattern, options) else { return false }
        return expression.firstMatch(in: searched, range: NSRange(searched.startIndex..., in: searched)) != nil
    }
}

/// Patterns of `LIKE`: `*` stands for any characters, `?` for one.
struct WildcardPattern {
    private let pattern: [Character]
    private let options: Predicate.Options

    init(_ pattern: String, _ options: Predicate.Options) {
        self.options = options
        self.pattern = Array(Self.folded(pattern, options))
    }

    private static func folded(_ text: String, _ options: Predicate.Options) -> String {
        options.compare.isEmpty ? text : text.folding(options: options.compare, locale: nil)
    }

    /// Steps back to the last star only, so that the time is at most the product of both lengths.
    func matches(_ text: String) -> Bool {
        let text = Array(Self.folded(text, options))
        var (at, place) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while place < text.count {
            if at < pattern.count, pattern[at] == "*" {
                star = (at, place)
                at += 1
            } else if at < pattern.count, pattern[at] == "?" || pattern[at] == text[place] {
                at += 1
                place += 1
            } else if let last = star {
                at = last.pattern + 1
                place = last.text + 1
                star = (last.pattern, place)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == "*" }
    }
}
