/// Knows where the units of a text begin and end.
@MainActor public protocol UITextInputTokenizer: AnyObject {
    /// The unit that holds a place; nil if there is none. At the border of two units the direction says which one.
    /// - ObjC: rangeEnclosingPosition:withGranularity:inDirection:
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends at the place for who goes in the direction.
    /// - ObjC: isPosition:atBoundary:inDirection:
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next border of a unit in the direction; nil at the end.
    /// - ObjC: positionFromPosition:toBoundary:inDirection:
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether the place is in a unit, or at the border of one that lies in the direction.
    /// - ObjC: isPosition:withinTextUnit:inDirection:
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
