/// Editable text as user-perceived characters: a letter with its accents, or a flag, is never split.
///
/// Offsets count characters. Ranges of UTF-16 units, which the platform's interface has, are converted at its edge.
package struct TextStorage {
    package private(set) var characters: [Character] = []
    /// What kind of character stands at each place: the same count as ``characters``.
    private(set) var codes: [CharacterCode] = []
    /// The number of characters with more than one UTF-16 code unit. While it is 0, character and UTF-16 offsets are
    /// equal.
    private var wideCount = 0
    private var knownText: String?

    package init(_ text: String = "") {
        characters = Array(text)
        codes = characters.map(CharacterCode.init)
        wideCount = codes.reduce(0) { $0 + ($1.isWide ? 1 : 0) }
        knownText = text
    }

    package var count: Int { characters.count }
    package var isEmpty: Bool { characters.isEmpty }

    /// The whole text. Asking again is free until the next change.
    package var text: String {
        mutating get {
            if let knownText { return knownText }
            let text = String(characters)
            knownText = text
            return text
        }
    }

    package func string(in range: Range<Int>) -> String { String(characters[range.clamped(to: 0..<count)]) }

    /// A change of the text, as caret and layout need it.
    package struct Change {
        /// The characters that were there before.
        package let replaced: Range<Int>
        /// The number of characters after the insertion.
        package let count: Int
        /// The offset of the end of the inserted text.
        package let end: Int
    }

    /// Replaces characters. Adjacent characters can combine with the inserted text, for example with an accent.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with text: String) -> Change {
        let range = range.clamped(to: 0..<count)
        // The end of a character depends on what is before it, and the character on the left may combine with the new
        // text.
        let start = max(range.lowerBound - 1, 0)
        var end = range.upperBound
        while end < count, end - range.upperBound < TextStorage.longestJoin, !codes[end].startsAfresh { end += 1 }
        let head = String(characters[start..<range.lowerBound]) + text
        let made = Array(head + String(characters[range.upperBound..<end]))

        let madeCodes = made.map(CharacterCode.init)
        for code in codes[start..<end] where code.isWide { wideCount -= 1 }
        for code in madeCodes where code.isWide { wideCount += 1 }
        characters.replaceSubrange(start..<end, with: made)
        codes.replaceSubrange(start..<end, with: madeCodes)
        knownText = nil

        var (caret, length) = (start, 0)
        let headLength = head.utf8.count
        while length < headLength, caret - start < made.count {
            length += made[caret - start].utf8.count
            caret += 1
        }
        return Change(replaced: start..<end, count: made.count, end: caret)
    }

    /// The largest number of characters after a change that can combine differently: regional indicators (flags) in a
    /// row form new pairs.
    private static let longestJoin = 64

    // MARK: UTF-16

    /// The range in UTF-16 units.
    package func utf16Range(_ range: Range<Int>) -> NSRange {
        let range = range.clamped(to: 0..<count)
        guard wideCount > 0 else { return NSRange(location: range.lowerBound, length: range.count) }
        let location = units(in: 0..<range.lowerBound)
        return NSRange(location: location, length: units(in: range))
    }

    /// The characters that a range of UTF-16 units touches. Ranges beyond the end, however far, are cut.
    package func characterRange(_ range: NSRange) -> Range<Int> {
        let total = wideCount > 0 ? units(in: 0..<count) : count
        let location = min(max(range.location, 0), total)
        let length = min(max(range.length, 0), total - location)
        guard wideCount > 0 else { return location..<location + length }
        var (start, end, unit) = (count, count, 0)
        for index in 0..<count {
            let next = unit + characters[index].utf16.count
            if start == count, next > location { start = index }
            if unit >= location + length {
                end = index
                break
            }
            unit = next
        }
        return min(start, end)..<max(end, start)
    }

    private func units(in range: Range<Int>) -> Int {
        var units = range.count
        for index in range where codes[index].isWide { units += characters[index].utf16.count - 1 }
        return units
    }
}
