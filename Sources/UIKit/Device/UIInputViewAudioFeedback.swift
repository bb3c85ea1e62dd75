/// An input view or input accessory view that wants to play keyboard clicks (iOS 4.2).
@MainActor public protocol UIInputViewAudioFeedback: AnyObject {
    /// True to let ``UIDevice/playInputClick()`` play a sound while the view is visible. The default is false.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
