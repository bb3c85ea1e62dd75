internal import DeviceLink

/// What shows the keyboard, or views of the app's, for the first responder: `InputViews`, which puts itself here.
@MainActor struct InputPresenter {
    static var current: InputPresenter?

    /// Another object has become first responder, or nobody is; or the same one has other input views.
    let firstResponderDidChange: (UIResponder?) -> Void
    /// The interface has been turned.
    let interfaceOrientationDidChange: () -> Void
    /// A key of a keyboard that hangs on the device. Answers whether it was used.
    let handleKey: (KeyPress) -> Bool
    /// What is composed on such a keyboard.
    let handleComposition: (Composition) -> Void
}
