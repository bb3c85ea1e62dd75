/// What a first responder wants to be shown while it has that role.
@MainActor package struct InputContent {
    /// What the keyboard writes to if the responder's class takes text in its own language; nil if it does not. Set
    /// once at start by a language bridge.
    package static var foreignInput: ((UIResponder) -> (any UIKeyInput)?)?

    /// Its own view in the place of the keyboard; nil for the keyboard.
    let inputView: UIView?
    let accessoryView: UIView?
    /// Who gets what is typed; nil if the object takes no text.
    let keyInput: (any UIKeyInput)?

    /// - Returns: nil if the object wants nothing: it takes no text and has no views.
    init?(for responder: UIResponder) {
        inputView = InputContent.nearest(responder, \.inputView)
        accessoryView = InputContent.nearest(responder, \.inputAccessoryView)
        let input = responder as? any UIKeyInput ?? InputContent.foreignInput?(responder)
        keyInput = (input as? any KeyboardTarget)?.takesText ?? true ? input : nil
        if inputView == nil, accessoryView == nil, keyInput == nil { return nil }
    }

    /// Whether the keyboard is to be seen.
    var showsKeyboard: Bool { inputView == nil && keyInput != nil }

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
