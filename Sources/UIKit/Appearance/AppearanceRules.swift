/// The customizations that an app made with `UIAppearance` (iOS 5). Objects get them when they enter a window or a bar.
///
/// The language bridge keeps the rules themselves, since they are recorded Objective-C messages.
@MainActor package enum AppearanceRules {
    /// Applies the rules to an object; nil as long as there are no rules.
    package static var applier: (@MainActor (PlatformObject) -> Void)?

    static func apply(to object: PlatformObject) { applier?(object) }
}
