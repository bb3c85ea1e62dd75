/// A part of the text of an object that takes text.
@MainActor open class UITextRange: PlatformObject {
    public init() { super.init(platform: ()) }

    /// Whether there are no characters in it: a caret.
    open var isEmpty: Bool { true }

    /// Where it begins. A subclass says so.
    open var start: UITextPosition { UITextPosition() }

    /// Where it ends. A subclass says so.
    open var end: UITextPosition { UITextPosition() }
}
