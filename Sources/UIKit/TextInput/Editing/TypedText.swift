/// A change that one undo takes back: what stands where now, and what stood there before. Typing makes it grow.
final class TypedText {
    private(set) var range: Range<Int>
    private(set) var original: String

    init(range: Range<Int>, original: String) {
        self.range = range
        self.original = original
    }

    /// Takes in a change that goes on where the last one ended: typing, or deleting before the caret.
    /// - Parameters:
    ///   - change: The characters that were replaced.
    ///   - removed: What they were.
    ///   - end: Where the text that took their place ends.
    ///   - isComposed: Whether an input method puts other text in the place of its own.
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
