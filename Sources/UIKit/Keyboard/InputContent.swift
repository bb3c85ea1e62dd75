/// The input views of a first responder.
@MainActor package struct InputContent {
    /// Returns the object that the keyboard writes to, for a responder that implements UIKeyInput in Objective-C; nil
    /// for others. Set once at start by the bridge.
    package static var foreignInput: ((UIResponder) -> (any UIKeyInput)?)?

    /// The responder's own input view; nil for the keyboard.
    let inputView: UIView?
    let accessoryView: UIView?
    /// The object that gets typed text; nil if the responder takes no text.
    let keyInput: (any UIKeyInput)?

    /// - Returns: nil if the responder takes no text and has no input views.
    init?(for responder: UIResponder) {
        inputView = InputContent.nearest(responder, \.inputView)
        accessoryView = InputContent.nearest(responder, \.inputAccessoryView)
        let input = responder as? any UIKeyInput ?? InputContent.foreignInput?(responder)
        keyInput = (input as? any KeyboardTarget)?.takesText ?? true ? input : nil
        if inputView == nil, accessoryView == nil, keyInput == nil { return nil }
    }

    /// True if the keyboard is shown instead of a custom input view.
    var showsKeyboard: Bool { inputView == nil && keyInput != nil }

    /// True if nothing is to be shown: a hardware keyboard takes the place of the one on the screen.
    func isEmpty(withHardwareKeyboard: Bool) -> Bool {
        withHardwareKeyboard && inputView == nil && accessoryView == nil
    }

    /// The view that the responder has, or the next one along the responder chain that has one.
    private static func nearest(_ first: UIResponder, _ view: (UIResponder) -> UIView?) -> UIView? {
        var responder: UIResponder? = first
        while let present = responder {
            if let found = view(present) { return found }
            responder = present.next
        }
        return nil
    }
}
