/// An object that lets the system read and change its text, and that says where the characters are (*Text, Web, and
/// Editing Programming Guide for iOS*, "Communicating with the Text Input System").
///
/// Text fields and text views are such objects. The keyboard types into an app's own objects by ``UIKeyInput`` alone.
@MainActor public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// - ObjC: textInRange:
    func text(in range: UITextRange) -> String?
    /// - ObjC: replaceRange:withText:
    func replace(_ range: UITextRange, withText text: String)

    /// The selected range. An empty range is the caret.
    var selectedTextRange: UITextRange? { get set }

    // MARK: Marked text

    /// The text that is not final: several keys make up a character, as in Chinese and Japanese. nil if there is none.
    var markedTextRange: UITextRange? { get }
    /// How it is shown.
    var markedTextStyle: [AnyHashable: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()

    // MARK: Places

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// - ObjC: textRangeFromPosition:toPosition:
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// - ObjC: positionFromPosition:offset:
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// - ObjC: positionFromPosition:inDirection:offset:
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// - ObjC: comparePosition:toPosition:
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// - ObjC: offsetFromPosition:toPosition:
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    // MARK: The system

    /// The object that is notified of changes by the app.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer, which finds the boundaries of words and lines.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Layout

    /// - ObjC: positionWithinRange:farthestInDirection:
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// - ObjC: characterRangeByExtendingPosition:inDirection:
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// - ObjC: baseWritingDirectionForPosition:inDirection:
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> UITextWritingDirection
    /// - ObjC: setBaseWritingDirection:forRange:
    func setBaseWritingDirection(_ writingDirection: UITextWritingDirection, for range: UITextRange)
    /// The rectangle of the first line of a range, in the object's coordinates.
    /// - ObjC: firstRectForRange:
    func firstRect(for range: UITextRange) -> CGRect
    /// - ObjC: caretRectForPosition:
    func caretRect(for position: UITextPosition) -> CGRect
    /// - ObjC: closestPositionToPoint:
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// - ObjC: closestPositionToPoint:withinRange:
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// - ObjC: characterRangeAtPoint:
    func characterRange(at point: CGPoint) -> UITextRange?

    // MARK: Optional

    /// Font and colours at a place, by the keys ``UITextInputTextFontKey`` and so on.
    /// - ObjC: textStylingAtPosition:inDirection:
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [String: Any]?
    /// - ObjC: positionWithinRange:atCharacterOffset:
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// - ObjC: characterOffsetOfPosition:withinRange:
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// The view whose coordinates rectangles and points are in.
    var textInputView: UIView? { get }
    /// To which side the caret belongs at the end of a line.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Inserts the result of dictation. iOS 5.1.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    /// iOS 5.1.
    func dictationRecordingDidEnd()
    /// iOS 5.1.
    func dictationRecognitionFailed()
}

extension UITextInput {
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [String: Any]? {
        nil
    }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    public var textInputView: UIView? { self as? UIView }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set { _ = newValue }
    }

    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        insertText(dictationResult.compactMap(\.text).joined(separator: " "))
    }

    public func dictationRecordingDidEnd() {}
    public func dictationRecognitionFailed() {}
}

/// The key for the colour behind a text: a `UIColor`.
public let UITextInputTextBackgroundColorKey = "UITextInputTextBackgroundColorKey"
/// The key for the colour of a text: a `UIColor`.
public let UITextInputTextColorKey = "UITextInputTextColorKey"
/// The key for the font of a text: a `UIFont`.
public let UITextInputTextFontKey = "UITextInputTextFontKey"
