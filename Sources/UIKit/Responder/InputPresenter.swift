internal import DeviceLink

/// What shows the keyboard, or views of the app's, for the first responder: `InputViews`, which puts itself here.
@MainActor struct InputPresenter {
    static var current: InputPresenter?

    /// Called when the first responder has changed, also to nil, or when its input views have changed.
    let firstResponderDidChange: (UIResponder?) -> Void
    /// Called when the interface has rotated.
    let interfaceOrientationDidChange: () -> Void
    /// Called when a hardware keyboard was connected, or is gone.
    let hardwareKeyboardDidChange: (_ isConnected: Bool) -> Void
    /// Handles a key of a hardware keyboard. Returns true if the key was used.
    let handleKey: (KeyPress) -> Bool
    /// Handles a composition of a hardware keyboard's input method.
    let handleComposition: (Composition) -> Void
}
