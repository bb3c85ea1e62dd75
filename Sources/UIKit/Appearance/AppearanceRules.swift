/// What an app said of the look of all objects of a class (iOS 5): objects get it when they come into a window, or onto
/// a bar.
///
/// The rules themselves are the language bridge's: they are messages of the app's.
@MainActor package enum AppearanceRules {
    /// Gives the object what the rules say; nil as long as there are no rules.
    package static var applier: (@MainActor (PlatformObject) -> Void)?

    static func apply(to object: PlatformObject) { applier?(object) }
}
