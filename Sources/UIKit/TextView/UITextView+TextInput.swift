/// Access to the text for the text input system (iOS 5).
extension UITextView: UITextInput {
    private var systemText: SystemText { SystemText(host: self) }

    /// - ObjC: textInRange:
    public func text(in range: UITextRange) -> String? { systemText.text(in: range) }

    /// - ObjC: replaceRange:withText:
    public func replace(_ range: UITextRange, withText text: String) { systemText.replace(range, with: text) }

    public var selectedTextRange: UITextRange? {
        get { systemText.selection }
        set { systemText.selection = newValue }
    }

    public var markedTextRange: UITextRange? { systemText.marked }

    public var markedTextStyle: [AnyHashable: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }

    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        systemText.mark(markedText ?? "", selected: selectedRange)
    }

    public func unmarkText() { editor.unmark() }

    public var beginningOfDocument: UITextPosition { TextPlace(0) }
    public var endOfDocument: UITextPosition { TextPlace(systemText.length) }

    /// - ObjC: textRangeFromPosition:toPosition:
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        systemText.range(fromPosition, toPosition)
    }

    /// - ObjC: positionFromPosition:offset:
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        systemText.position(position, offset: offset)
    }

    /// - ObjC: positionFromPosition:inDirection:offset:
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        systemText.position(position, direction, offset)
    }

    /// - ObjC: comparePosition:toPosition:
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        systemText.compare(position, other)
    }

    /// - ObjC: offsetFromPosition:toPosition:
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        systemText.place(toPosition) - systemText.place(from)
    }

    public var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    public var tokenizer: any UITextInputTokenizer { editor.tokenizer(for: self) }

    /// - ObjC: positionWithinRange:farthestInDirection:
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        systemText.farthest(range, direction)
    }

    /// - ObjC: characterRangeByExtendingPosition:inDirection:
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        systemText.extend(position, direction)
    }

    /// - ObjC: baseWritingDirectionForPosition:inDirection:
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> UITextWritingDirection {
        systemText.writingDirection(position)
    }

    /// Does nothing: the writing direction follows from the characters.
    /// - ObjC: setBaseWritingDirection:forRange:
    public func setBaseWritingDirection(_ writingDirection: UITextWritingDirection, for range: UITextRange) {}

    /// - ObjC: firstRectForRange:
    public func firstRect(for range: UITextRange) -> CGRect { systemText.firstRect(range) }

    /// - ObjC: caretRectForPosition:
    public func caretRect(for position: UITextPosition) -> CGRect { systemText.caretRect(position) }

    /// - ObjC: closestPositionToPoint:
    public func closestPosition(to point: CGPoint) -> UITextPosition? { systemText.closest(point) }

    /// - ObjC: closestPositionToPoint:withinRange:
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        systemText.closest(point, within: range)
    }

    /// - ObjC: characterRangeAtPoint:
    public func characterRange(at point: CGPoint) -> UITextRange? { systemText.character(at: point) }

    /// - ObjC: textStylingAtPosition:inDirection:
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [String: Any]? {
        let font: UIFont? = self.font
        let color: UIColor? = textColor
        return [UITextInputTextFontKey: font as Any, UITextInputTextColorKey: color ?? .black]
    }

    public var textInputView: UIView? { self }
}
