/// Knows where the units of a text begin and end.
@MainActor public protocol UITextInputTokenizer: AnyObject {
    /// The unit that holds a place; nil if there is none. At the border of two units the direction says which one.
    /// - ObjC: rangeEnclosingPosition:withGranularity:inDirection:
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns true if the position is at the end of a unit in the given direction.
    /// - ObjC: isPosition:atBoundary:inDirection:
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next border of a unit in the direction; nil at the end.
    /// - ObjC: positionFromPosition:toBoundary:inDirection:
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns true if the position is within a unit, or at the boundary of one that follows in the given direction.
    /// - ObjC: isPosition:withinTextUnit:inDirection:
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
