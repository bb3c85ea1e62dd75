/// Finds where lines end, from one place in a text onwards.
@MainActor struct LineBreaker {
    let storage: TextStorage
    let widths: CharacterWidths
    /// Of the lines, in points; nil for a single line that takes everything.
    let width: CGFloat?

    struct Line {
        /// Where the next line begins.
        let end: Int
        /// Without the spaces that hang over the end.
        let width: CGFloat
        let endsParagraph: Bool
    }

    /// Widths of a word whose letters depend on each other, from one place on.
    private struct Word {
        var start = 0
        var widths: [CGFloat] = []
    }
    private var word = Word()

    init(storage: TextStorage, widths: CharacterWidths, width: CGFloat?) {
        self.storage = storage
        self.widths = widths
        self.width = width
    }

    /// The line that begins at `start`: it ends after the last word that fits, or within a word that is wider than the
    /// line, and has one character at least.
    mutating func line(from start: Int) -> Line {
        let limit = (width ?? .greatestFiniteMagnitude) + 0.01
        var (x, inked): (CGFloat, CGFloat) = (0, 0)
        var (breakAt, widthAtBreak) = (start, CGFloat(0))
        var index = start
        while index < storage.count {
            let code = storage.codes[index]
            if width != nil, code.isNewline { return Line(end: index + 1, width: inked, endsParagraph: true) }
            let advance = advance(at: index)
            if code.isSpace {
                x += advance
                index += 1
                (breakAt, widthAtBreak) = (index, inked)
                continue
            }
            if index > start, canBreak(before: index) { (breakAt, widthAtBreak) = (index, inked) }
            if x + advance > limit, index > start {
                if breakAt > start { return Line(end: breakAt, width: widthAtBreak, endsParagraph: false) }
                return Line(end: index, width: inked, endsParagraph: false)
            }
            x += advance
            inked = x
            index += 1
        }
        return Line(end: index, width: width == nil ? x : inked, endsParagraph: true)
    }

    private func canBreak(before index: Int) -> Bool {
        let (previous, next) = (storage.codes[index - 1], storage.codes[index])
        if previous.isHyphen { return storage.characters[index].isLetter }
        guard previous.isIdeographic || next.isIdeographic else { return false }
        return !LineBreaker.closing.contains(storage.characters[index])
    }

    /// Punctuation that does not begin a line.
    private static let closing: Set<Character> = Set("、。，．・：；？！）］｝」』】〉》,.;:?!)]}")

    /// How wide the character at a place is among its neighbours.
    mutating func advance(at index: Int) -> CGFloat {
        let code = storage.codes[index]
        if widths.areSums, code.standsAlone { return widths.width(code, storage.characters[index]) }
        if index < word.start || index >= word.start + word.widths.count { measureWord(at: index) }
        return word.widths[index - word.start]
    }

    private mutating func measureWord(at index: Int) {
        var (start, end) = (index, index + 1)
        func isInWord(_ place: Int) -> Bool { !storage.codes[place].isSpace && !storage.codes[place].isNewline }
        if isInWord(index) {
            while start > 0, index - start < LineBreaker.longestWord, isInWord(start - 1) { start -= 1 }
            while end < storage.count, end - index < LineBreaker.longestWord, isInWord(end) { end += 1 }
        }
        let positions = CharacterPositions(
            storage.characters[start..<end],
            TextShaper.shape(storage.string(in: start..<end), face: widths.font.face, size: widths.font.pointSize))
        word = Word(start: start, widths: positions.widths)
    }

    private static let longestWord = 256
}
