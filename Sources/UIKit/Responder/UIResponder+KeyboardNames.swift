extension UIResponder {
    /// How long the keyboard takes to come and to go, in seconds.
    package static let keyboardSlideDuration: TimeInterval = 0.3

    /// Posted before the keyboard comes; user info: where from, where to, how long it takes.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard has come.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard has gone.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard moves or gets another size, also when it comes and goes. (iOS 5.)
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard has moved or has got another size. (iOS 5.)
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's frame on the screen before it moves.
    /// - ObjC: -
    public static let keyboardFrameBeginUserInfoKey = UIKeyboardFrameBeginUserInfoKey
    /// The keyboard's frame on the screen after it has moved.
    /// - ObjC: -
    public static let keyboardFrameEndUserInfoKey = UIKeyboardFrameEndUserInfoKey
    /// How long the keyboard moves, in seconds.
    /// - ObjC: -
    public static let keyboardAnimationDurationUserInfoKey = UIKeyboardAnimationDurationUserInfoKey
    /// How the keyboard gathers speed: a `UIView.AnimationCurve`'s number.
    /// - ObjC: -
    public static let keyboardAnimationCurveUserInfoKey = UIKeyboardAnimationCurveUserInfoKey
}

/// The keyboard's bounds in its notifications, a value holding a rectangle.
public let UIKeyboardBoundsUserInfoKey = "UIKeyboardBoundsUserInfoKey"
/// The keyboard's centre on the screen before it moves, a value holding a point.
public let UIKeyboardCenterBeginUserInfoKey = "UIKeyboardCenterBeginUserInfoKey"
/// The keyboard's centre on the screen after it has moved, a value holding a point.
public let UIKeyboardCenterEndUserInfoKey = "UIKeyboardCenterEndUserInfoKey"
/// The keyboard's frame on the screen, held upright, before it moves; a value holding a rectangle.
public let UIKeyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
/// The keyboard's frame on the screen, held upright, after it has moved; a value holding a rectangle.
public let UIKeyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
/// How long the keyboard moves, a number of seconds.
public let UIKeyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
/// How the keyboard gathers speed, the number of a `UIViewAnimationCurve`.
public let UIKeyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
