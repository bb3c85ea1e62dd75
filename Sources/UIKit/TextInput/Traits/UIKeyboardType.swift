/// Which keys the keyboard has.
/// - ObjC: UIKeyboardType
public enum UIKeyboardType: Int, Sendable {
    /// The usual one of the language.
    case `default` = 0
    /// All of ASCII.
    /// - ObjC: UIKeyboardTypeASCIICapable
    case asciiCapable = 1
    /// Digits and punctuation first.
    case numbersAndPunctuation = 2
    /// For web addresses: full stop, slash and ".com".
    /// - ObjC: UIKeyboardTypeURL
    case url = 3
    /// Ten digits, for numeric codes.
    case numberPad = 4
    /// Digits, star, pound and plus, for telephone numbers.
    case phonePad = 5
    /// For a person's name or telephone number.
    case namePhonePad = 6
    /// For mail addresses: "@", full stop and space.
    case emailAddress = 7
    /// Ten digits and the decimal separator. iOS 4.1.
    case decimalPad = 8
    /// For short messages: with "@" and "#" keys. iOS 5.
    case twitter = 9

    /// The older name of ``asciiCapable``.
    /// - ObjC: UIKeyboardTypeAlphabet
    public static let alphabet: UIKeyboardType = .asciiCapable
}
