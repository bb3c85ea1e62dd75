/// A change that one undo takes back: the present range and its former text. Typing extends it.
final class TypedText {
    private(set) var range: Range<Int>
    private(set) var original: String

    init(range: Range<Int>, original: String) {
        self.range = range
        self.original = original
    }

    /// Extends the change by one that continues where it ended: typing, or deleting before the caret.
    /// - Parameters:
    ///   - change: The characters that were replaced.
    ///   - removed: Their text.
    ///   - end: The end of the text that replaced them.
    ///   - isComposed: True if an input method replaces its own marked text.
    /// - Returns: false if the change is elsewhere.
    func absorb(_ change: Range<Int>, removed: String, end: Int, isComposed: Bool = false) -> Bool {
        if isComposed, change.lowerBound >= range.lowerBound, change.upperBound == range.upperBound {
            range = range.lowerBound..<max(end, range.lowerBound)
            return true
        }
        let isInsertion = change.isEmpty, isDeletion = end == change.lowerBound
        guard change.upperBound == range.upperBound, isInsertion || isDeletion else { return false }
        if isInsertion {
            range = range.lowerBound..<max(end, range.lowerBound)
        } else {
            let untyped = max(range.lowerBound - change.lowerBound, 0)
            original = String(removed.prefix(untyped)) + original
            range = min(range.lowerBound, change.lowerBound)..<change.lowerBound
        }
        return true
    }
}
