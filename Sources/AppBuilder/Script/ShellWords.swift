/// Takes a command apart into words as a shell does, without expanding anything.
enum ShellWords {
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = text.makeIterator()
        while let character = characters.next() {
            switch (character, quote) {
            case ("\\", nil), ("\\", "\""?):
                if let next = characters.next() { word = (word ?? "") + String(next) }
            case ("\"", nil), ("'", nil):
                quote = character
                word = word ?? ""
            case (let end, let open?) where end == open:
                quote = nil
            case (_, nil) where character.isWhitespace:
                if let finished = word { words.append(finished) }
                word = nil
            default:
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
