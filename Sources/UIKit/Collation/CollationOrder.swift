import Foundation

/// The sort order and the index sections of a language.
struct CollationOrder {
    private let locale: Locale
    /// The titles of the sections. The last one, "#", is for strings that do not begin with a letter of the alphabet.
    let titles: [String]

    init(locale: Locale) {
        self.locale = locale
        titles = IndexAlphabet.letters(of: locale).map(String.init) + ["#"]
    }

    /// The section for the first letter of a string. A letter between two section letters belongs to the first of them.
    func section(of string: String) -> Int {
        let rest = titles.count - 1
        guard let first = string.first(where: { !$0.isWhitespace }), first.isLetter else { return rest }
        let letter = String(first)
        var (low, high) = (0, rest)
        while low < high {
            let middle = (low + high) / 2
            if compare(titles[middle], letter) == .orderedDescending { high = middle } else { low = middle + 1 }
        }
        guard low > 0 else { return rest }
        // A letter of another script sorts after the last section letter, but does not belong to its section.
        if low == rest, !belongs(letter, to: titles[low - 1]) { return rest }
        return low - 1
    }

    /// True if the letter has the same script as the section title.
    private func belongs(_ letter: String, to title: String) -> Bool {
        guard let one = letter.unicodeScalars.first?.value, let other = title.unicodeScalars.first?.value else {
            return false
        }
        return IndexAlphabet.script(of: one) == IndexAlphabet.script(of: other)
    }

    /// The indexes of the strings in sorted order. The sort is stable.
    func sorted(_ strings: [String]) -> [Int] {
        strings.indices.sorted { one, other in
            switch compare(strings[one], strings[other]) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one < other
            }
        }
    }

    private func compare(_ one: String, _ other: String) -> ComparisonResult {
        one.compare(other, options: [.caseInsensitive, .widthInsensitive, .numeric], locale: locale)
    }
}
