/// Finds web addresses, mail addresses and telephone numbers in a text.
package struct LinkDetector {
    private let characters: [Character]
    private let types: UIDataDetectorTypes

    /// The longest text that is searched; longer ones only up to here.
    private static let longestText = 200_000

    package init(_ characters: [Character], types: UIDataDetectorTypes) {
        self.characters = characters
        self.types = types
    }

    /// In the order of the text; they do not overlap.
    package var links: [DetectedLink] {
        var found: [DetectedLink] = []
        var index = 0
        let end = min(characters.count, LinkDetector.longestText)
        while index < end {
            guard !characters[index].isWhitespace else {
                index += 1
                continue
            }
            if let link = number(at: index) {
                found.append(link)
                index = link.range.upperBound
                continue
            }
            var wordEnd = index
            while wordEnd < end, !characters[wordEnd].isWhitespace { wordEnd += 1 }
            if let link = address(in: index..<wordEnd) {
                found.append(link)
                index = wordEnd
            } else {
                index = nextWord(after: index, in: wordEnd)
            }
        }
        return found
    }

    /// A number may begin after a bracket or a word and a colon.
    private func nextWord(after index: Int, in wordEnd: Int) -> Int {
        var next = index + 1
        while next < wordEnd {
            let isStart = characters[next].isPhoneStart && !characters[next - 1].isWordPart
            if isStart { return next }
            next += 1
        }
        return wordEnd
    }

    // MARK: Web and mail

    private func address(in word: Range<Int>) -> DetectedLink? {
        guard types.contains(.link), word.count >= 4, word.count <= 2000 else { return nil }
        var (start, end) = (word.lowerBound, word.upperBound)
        while start < end, "(<[{\"'“‘«".contains(characters[start]) { start += 1 }
        while end > start, isTrailing(characters[end - 1], in: start..<end) { end -= 1 }
        guard end - start >= 4 else { return nil }
        let text = String(characters[start..<end])
        guard let url = webAddress(text) ?? mailAddress(text) else { return nil }
        return DetectedLink(range: start..<end, url: url)
    }

    /// Punctuation after an address belongs to the sentence; so does a closing bracket, unless it was opened in the
    /// address.
    private func isTrailing(_ character: Character, in range: Range<Int>) -> Bool {
        if character == ")" { return !characters[range].contains("(") }
        return ".,;:!?>]}\"'”’»…".contains(character)
    }

    private func webAddress(_ text: String) -> URL? {
        let lower = text.lowercased()
        if lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("ftp://") {
            guard let url = url(text), let host = url.host, !host.isEmpty else { return nil }
            return url
        }
        guard !text.contains("@"), let host = lower.split(separator: "/").first, !lower.hasPrefix("/") else {
            return nil
        }
        let name = host.split(separator: ":").first.map(String.init) ?? ""
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(isHostLabel), let last = labels.last else { return nil }
        guard lower.hasPrefix("www.") && labels.count >= 3 || LinkDetector.domains.contains(String(last)) else {
            return nil
        }
        return url("http://" + text)
    }

    private func mailAddress(_ text: String) -> URL? {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(isHostLabel), labels.last.map({ $0.count >= 2 }) == true,
            parts[0].allSatisfy({ $0.isLetter || $0.isNumber || "._%+-".contains($0) })
        else { return nil }
        return url("mailto:" + text)
    }

    private func isHostLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.count <= 63 && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    /// Letters that URLs do not have are escaped.
    private func url(_ text: String) -> URL? {
        URL(string: text)
            ?? text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed).flatMap { URL(string: $0) }
    }

    /// Top-level domains that make a word without "www" an address.
    private static let domains: Set<String> = ["com", "org", "net", "edu", "gov", "info"]

    // MARK: Telephone

    /// Seven to fifteen digits, with what usually is between them.
    private func number(at start: Int) -> DetectedLink? {
        guard types.contains(.phoneNumber), characters[start].isPhoneStart else { return nil }
        if start > 0, characters[start - 1].isWordPart { return nil }
        var (digits, end, index) = ("", start, start)
        var separators = 0
        while index < characters.count, separators <= 2, index - start < 40 {
            let character = characters[index]
            if character.isDigit {
                digits.append(character)
                end = index + 1
                separators = 0
            } else if character == "+", index == start {
                digits.append(character)
            } else if " -./()\u{00A0}".contains(character) {
                separators += 1
            } else {
                break
            }
            index += 1
        }
        let count = digits.count - (digits.hasPrefix("+") ? 1 : 0)
        guard (7...15).contains(count), end == characters.count || !characters[end].isWordPart,
            let url = URL(string: "tel:" + digits)
        else { return nil }
        return DetectedLink(range: start..<end, url: url)
    }
}

extension Character {
    fileprivate var isDigit: Bool { isASCII && isWholeNumber }
    fileprivate var isPhoneStart: Bool { isDigit || self == "+" || self == "(" }
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "@" }
}
