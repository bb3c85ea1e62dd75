extension UIResponder {
    /// The duration of the keyboard's animation, in seconds.
    package static let keyboardSlideDuration: TimeInterval = 0.3

    /// Posted before the keyboard appears. The user info contains the frames before and after, the duration and the
    /// animation curve.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard has appeared.
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
    /// The user info key of the animation duration, in seconds.
    /// - ObjC: -
    public static let keyboardAnimationDurationUserInfoKey = UIKeyboardAnimationDurationUserInfoKey
    /// The user info key of the animation curve, a raw value of `UIView.AnimationCurve`.
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
/// The user info key of the animation duration, in seconds.
public let UIKeyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
/// The user info key of the animation curve, a raw value of `UIViewAnimationCurve`.
public let UIKeyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
