extension MeasuredText {
    /// The index after the last character of the line that begins at `start`. The line ends after the last word that
    /// fits; a word wider than the line is broken. Spaces at the break belong to the line. A line has at least one
    /// character.
    func lineEnd(from start: Int, width: CGFloat, mode: NSLineBreakMode) -> Int {
        let count = characters.count
        let fitting = fittingEnd(from: start, width: width)
        if fitting == count { return count }
        if mode == .byCharWrapping { return max(fitting, min(start + 1, count)) }

        if characters[fitting].isWhitespace { return endOfSpaces(from: fitting) }
        var end = fitting
        while end > start, !canBreak(before: end) { end -= 1 }
        return end > start ? end : max(fitting, min(start + 1, count))
    }

    private func endOfSpaces(from index: Int) -> Int {
        var end = index
        while end < characters.count, characters[end].isWhitespace { end += 1 }
        return end
    }

    private func canBreak(before index: Int) -> Bool {
        guard index > 0 else { return false }
        let (previous, next) = (characters[index - 1], characters[index])
        if previous.isWhitespace { return previous != "\u{00A0}" }
        if previous == "-" || previous == "\u{2010}" || previous == "\u{2014}" { return next.isLetter }
        return (previous.isIdeographic || next.isIdeographic) && !next.isClosingPunctuation
    }
}

extension Character {
    /// True for characters of scripts without spaces, where a line may break before and after each character.
    fileprivate var isIdeographic: Bool {
        guard let value = unicodeScalars.first?.value, value >= 0x2E80 else { return false }
        return (0x2E80...0x2FDF).contains(value) || (0x3001...0x30FF).contains(value)
            || (0x3400...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
            || (0xFF00...0xFFEF).contains(value) || (0x20000...0x3FFFF).contains(value)
    }

    /// True for punctuation that must not begin a line.
    fileprivate var isClosingPunctuation: Bool { "、。，．・：；？！）］｝」』】〉》,.;:?!)]}".contains(self) }
}
