import Foundation

/// What is searched for: words, each of which must be the beginning of a word of what is found, whatever case and accents
/// both are written in.
struct SearchText {
    private let words: [String]

    /// Longer texts are cut, in characters.
    private static let longest = 256

    init(_ text: String) { words = SearchText.words(of: String(text.prefix(SearchText.longest))) }

    var isEmpty: Bool { words.isEmpty }

    func isFound(in texts: [String]) -> Bool {
        let all = texts.flatMap(SearchText.words)
        return !isEmpty && words.allSatisfy { word in all.contains { $0.hasPrefix(word) } }
    }

    private static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
