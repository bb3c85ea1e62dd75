package import DeviceLink

/// A responder that takes keys of a hardware keyboard.
///
/// Keys go to the first responder of the key window and, while it and those after it do not take them, along the
/// responder chain.
@MainActor package protocol KeyResponder: AnyObject {
    /// - Returns: false to leave the key to the next responder.
    func handleKey(_ press: KeyPress) -> Bool
}
