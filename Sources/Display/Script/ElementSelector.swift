/// Names an element of the screen, as scripts do: by its text, its number among several, and what it is in.
///
///     "Add"                       the element with that label
///     contains "Add"              one with these words in its label
///     /^Item \d+$/i               one whose label fits a regular expression
///     id "add-button"             one with that accessibility identifier
///     2nd "More Info"             the second of several, as they are read; also `last`
///     "More Info" in "Ada"        the one that is in another, or in the same cell or bar
///
/// docs/Scripts.md has the rules.
public struct ElementSelector: Sendable, Hashable, ExpressibleByStringLiteral {
    /// An element, without what it is in.
    public struct Part: Sendable, Hashable {
        public var text: TextMatch
        public var ordinal: Ordinal

        public init(_ text: TextMatch, _ ordinal: Ordinal = .first) {
            self.text = text
            self.ordinal = ordinal
        }
    }

    /// Which of several elements is meant.
    public enum Ordinal: Sendable, Hashable {
        /// The one in front.
        case first
        /// Counted from 1 as they are read: from top to bottom, and from left to right.
        case number(Int)
        case last
    }

    /// The element, what it is in, what that is in, and so on. There is always one.
    public let parts: [Part]

    /// The most parts of a selector.
    static let mostParts = 8
    /// The greatest number of an element.
    static let greatestNumber = 9999

    /// - Parameter containers: what the element is in, what that is in, and so on.
    public init(_ element: Part, in containers: [Part] = []) { parts = [element] + containers }

    public init(_ label: String) { self.init(Part(.label(label))) }

    public init(stringLiteral label: String) { self.init(label) }

    /// As a script writes it.
    public var text: String { parts.map(\.script).joined(separator: " in ") }
}

extension ElementSelector.Part {
    fileprivate var script: String {
        switch ordinal {
        case .first: text.text
        case .number(let number): "\(ElementSelector.Ordinal.text(of: number)) \(text.text)"
        case .last: "last \(text.text)"
        }
    }
}

extension ElementSelector.Ordinal {
    private static let lastWord = "last"

    /// Reads `last`, `1st`, `2nd`, `3rd`, `4th` …
    ///
    /// - Returns: nil if the word is none of these.
    init?(word: String) {
        if word == Self.lastWord {
            self = .last
            return
        }
        guard let number = Int(word.dropLast(2)), (1...ElementSelector.greatestNumber).contains(number),
            ["st", "nd", "rd", "th"].contains(word.suffix(2)), word.first?.isNumber == true
        else { return nil }
        self = .number(number)
    }

    static func text(of number: Int) -> String {
        let isTeen = (11...13).contains(number % 100)
        let ending =
            switch number % 10 {
            case 1 where !isTeen: "st"
            case 2 where !isTeen: "nd"
            case 3 where !isTeen: "rd"
            default: "th"
            }
        return "\(number)\(ending)"
    }
}
