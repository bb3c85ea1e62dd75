/// Which letters the keyboard makes capitals by itself.
/// - ObjC: UITextAutocapitalizationType
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first letter of every word.
    case words = 1
    /// The first letter of every sentence.
    case sentences = 2
    /// Every letter.
    case allCharacters = 3
}
