/// Makes an app's application and delegate objects by the names of their classes.
///
/// The default looks for Swift classes; a language bridge sets one that also knows its own.
@MainActor package struct ApplicationFactory {
    /// Makes the application object; nil if there is no such class, or it is no application.
    package var makeApplication: @MainActor (_ className: String) -> UIApplication?
    /// Makes the delegate, which the framework keeps; nil if there is no such class, or it is no delegate.
    package var makeDelegate: @MainActor (_ className: String) -> (any UIApplicationDelegate)?

    package init(
        makeApplication: @escaping @MainActor (_ className: String) -> UIApplication?,
        makeDelegate: @escaping @MainActor (_ className: String) -> (any UIApplicationDelegate)?
    ) {
        self.makeApplication = makeApplication
        self.makeDelegate = makeDelegate
    }

    /// Finds Swift classes, with their module's name or, in the app's own module, without.
    package static let swift = ApplicationFactory(
        makeApplication: { SwiftClass.named($0).flatMap(SwiftClass.makeObject) as? UIApplication },
        makeDelegate: { SwiftClass.named($0).flatMap(SwiftClass.makeObject) as? any UIApplicationDelegate })

    /// What ``UIApplicationMain(_:_:_:_:)`` uses.
    package static var current = ApplicationFactory.swift
}
