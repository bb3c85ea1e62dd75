/// An input view, or a view above the keyboard, that wants to sound like the keyboard (iOS 4.2).
@MainActor public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether ``UIDevice/playInputClick()`` plays a sound while the view is seen. False by default.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
