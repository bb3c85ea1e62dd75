/// Which letters become capitals by themselves.
package enum Capitalization {
    /// Returns true if the next letter is to be a capital.
    /// - Parameter text: The text before the caret; some hundred characters are sufficient.
    package static func wantsCapital(after text: String, _ type: UITextAutocapitalizationType) -> Bool {
        switch type {
        case .none: false
        case .allCharacters: true
        case .words: text.last.map { $0.isWhitespace || opening.contains($0) } ?? true
        case .sentences: beginsSentence(after: text)
        }
    }

    private static let opening: Set<Character> = ["(", "[", "{", "\"", "“", "„", "«", "‘", "¿", "¡"]
    private static let closing: Set<Character> = [")", "]", "}", "\"", "”", "»", "'", "’"]
    private static let ends: Set<Character> = [".", "!", "?", "…"]

    private static func beginsSentence(after text: String) -> Bool {
        var rest = Substring(text)
        while let last = rest.last, opening.contains(last) { rest.removeLast() }
        guard let last = rest.last else { return true }
        if last.isNewline { return true }
        guard last.isWhitespace else { return false }
        while let space = rest.last, space.isWhitespace {
            if space.isNewline { return true }
            rest.removeLast()
        }
        while let mark = rest.last, closing.contains(mark) { rest.removeLast() }
        return rest.last.map { ends.contains($0) } ?? true
    }
}
