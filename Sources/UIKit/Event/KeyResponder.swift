package import DeviceLink

/// A responder that handles keys of a hardware keyboard.
///
/// Keys are sent to the first responder of the key window, and then along the responder chain until an object handles
/// them.
@MainActor package protocol KeyResponder: AnyObject {
    /// - Returns: false to pass the key to the next responder.
    func handleKey(_ press: KeyPress) -> Bool
}
