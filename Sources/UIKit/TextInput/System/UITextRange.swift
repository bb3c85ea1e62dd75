/// A part of the text of an object that takes text.
@MainActor open class UITextRange: PlatformObject {
    public init() { super.init(platform: ()) }

    /// True if the range contains no characters: it is a caret.
    open var isEmpty: Bool { true }

    /// The start of the range. Subclasses override it.
    open var start: UITextPosition { UITextPosition() }

    /// Where it ends. A subclass says so.
    open var end: UITextPosition { UITextPosition() }
}
