/// A place in the text of an object that takes text: between two characters, or at an end.
///
/// Each class of text objects has its own kind of places; ``UITextInput`` compares and moves them.
@MainActor open class UITextPosition: PlatformObject {
    public init() { super.init(platform: ()) }
}
