/// A tool's message taken apart into its wording and the names in quotes.
///
/// `use of undeclared identifier 'MAXFLOAT'` has the wording `use of undeclared identifier '*'`.
struct QuotedMessage {
    private(set) var wording = ""
    private(set) var names: [String] = []

    /// Longer messages are cut: they are no message of a tool.
    private static let longest = 4000

    init(_ text: some StringProtocol) {
        var name: String?
        var previous: Character = " "
        for character in text.prefix(Self.longest) {
            let isQuote = character == "'" || character == "’" || character == "‘" || character == "`"
            if isQuote, name == nil, !previous.isLetter {
                name = ""
            } else if isQuote, let complete = name {
                names.append(complete)
                wording += "'*'"
                name = nil
            } else if name != nil {
                name?.append(character)
            } else {
                wording.append(character)
            }
            previous = character
        }
        if let name { wording += "'" + name }
    }
}
