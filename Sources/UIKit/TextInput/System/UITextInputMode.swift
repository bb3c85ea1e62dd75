/// A language that text is typed in.
@MainActor open class UITextInputMode: PlatformObject {
    private init(_ language: String) {
        storedLanguage = language
        super.init(platform: ())
    }

    private let storedLanguage: String
    private static let only = UITextInputMode(Locale.preferredLanguages.first ?? "en-US")

    /// The mode of the keyboard.
    /// - ObjC: currentInputMode
    open class func current() -> UITextInputMode? { only }

    /// The modes between which the user can choose: the keyboard has one.
    open class func activeInputModes() -> [UITextInputMode] { [only] }

    /// The language by its code, `en-US`.
    open var primaryLanguage: String? { storedLanguage }

    /// Posted when the user chooses another mode. The keyboard has one, and never posts it.
    /// - ObjC: UITextInputCurrentInputModeDidChangeNotification
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
