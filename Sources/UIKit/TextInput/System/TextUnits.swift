/// The words, sentences and so on of a text, as ranges of UTF-16 units.
struct TextUnits {
    private let text: String

    /// The longest text that is searched; longer ones only up to here.
    private static let longestText = 200_000

    init(_ text: String) { self.text = String(text.prefix(TextUnits.longestText)) }

    /// In the order of the text.
    func all(_ granularity: UITextGranularity) -> [NSRange] {
        switch granularity {
        case .character: characters
        case .word: runs(endsBefore: { !$0.isWordCharacter }, keepsEnd: false)
        case .sentence: sentences
        case .paragraph, .line: runs(endsBefore: \.isNewline, keepsEnd: false)
        case .document: text.isEmpty ? [] : [NSRange(location: 0, length: text.utf16.count)]
        }
    }

    private var characters: [NSRange] {
        var place = 0
        return text.map { character in
            defer { place += character.utf16.count }
            return NSRange(location: place, length: character.utf16.count)
        }
    }

    /// The ranges between characters of one kind.
    private func runs(endsBefore isEnd: (Character) -> Bool, keepsEnd: Bool) -> [NSRange] {
        var found: [NSRange] = []
        var (start, place) = (0, 0)
        for character in text {
            let length = character.utf16.count
            if isEnd(character) {
                let end = keepsEnd ? place + length : place
                if end > start { found.append(NSRange(location: start, length: end - start)) }
                start = place + length
            }
            place += length
        }
        if place > start { found.append(NSRange(location: start, length: place - start)) }
        return found
    }

    /// A sentence ends with its mark and the spaces behind it.
    private var sentences: [NSRange] {
        var found: [NSRange] = []
        var (start, place) = (0, 0)
        var (hasMark, hasSpace) = (false, false)
        for character in text {
            let isSpace = character.isWhitespace || character.isNewline
            if hasSpace, !isSpace {
                found.append(NSRange(location: start, length: place - start))
                start = place
                (hasMark, hasSpace) = (false, false)
            }
            if character.isNewline || (hasMark && isSpace) { hasSpace = true }
            if !isSpace {
                hasMark = ".!?\u{3002}".contains(character) || (hasMark && "\"')\u{201D}".contains(character))
            }
            place += character.utf16.count
        }
        if place > start { found.append(NSRange(location: start, length: place - start)) }
        return found
    }
}
