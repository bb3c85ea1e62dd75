/// The words that the keyboard knows, for autocorrection.
@MainActor package protocol WordList: AnyObject {
    /// The word that was meant.
    /// - Parameter word: The typed word: letters and apostrophes only, not empty.
    /// - Returns: nil to leave the word as it is.
    func correction(for word: String) -> String?
}
