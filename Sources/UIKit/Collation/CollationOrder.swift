import Foundation

/// How strings are sorted and divided into sections in a language.
struct CollationOrder {
    private let locale: Locale
    /// The sections' titles; the last one is for what belongs to no letter.
    let titles: [String]

    init(locale: Locale) {
        self.locale = locale
        titles = IndexAlphabet.letters(of: locale).map(String.init) + ["#"]
    }

    /// The section of the letter that the string begins with; strings between two letters belong to the former.
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
        // A letter of another alphabet comes after the last one without belonging to it.
        if low == rest, !belongs(letter, to: titles[low - 1]) { return rest }
        return low - 1
    }

    /// Whether a letter that sorts after `title` is one of its kind: of the same script.
    private func belongs(_ letter: String, to title: String) -> Bool {
        guard let one = letter.unicodeScalars.first?.value, let other = title.unicodeScalars.first?.value else {
            return false
        }
        return IndexAlphabet.script(of: one) == IndexAlphabet.script(of: other)
    }

    /// The places of the strings in the order in which they are sorted.
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
