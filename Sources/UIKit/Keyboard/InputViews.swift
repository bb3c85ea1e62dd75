/// Decides what is shown for typing: the first responder's own input view, the keyboard, or nothing.
@MainActor package final class InputViews {
    package static let main = InputViews()

    /// Who typed text goes to.
    package private(set) weak var responder: UIResponder?

    /// Called when another object has become first responder, or nobody is; not while one hands over to the next.
    package static func firstResponderDidChange(to responder: UIResponder?) { main.responder = responder }
}
