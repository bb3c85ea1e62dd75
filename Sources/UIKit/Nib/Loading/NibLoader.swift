/// Makes the objects of a nib.
@MainActor package struct NibLoader {
    /// The language that the app is written in.
    package static var language: any NibLanguage = SwiftNibLanguage()
}
