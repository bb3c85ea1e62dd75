/// What an app said of the look of all objects of a class (iOS 5): objects get it when they come into a window, or onto a bar.
///
/// The rules themselves are the language bridge's: they are messages of the app's.
@MainActor package enum AppearanceRules {
    /// Gives the object what the rules say; nil as long as there are no rules.
    package static var applier: (@MainActor (PlatformObject) -> Void)?

    static func apply(to view: UIView) { applier?(view) }

    /// - Parameter container: The bar that shows the item.
    static func apply(to item: UIBarItem, in container: UIView?) {
        guard let applier else { return }
        item.appearanceContainer = container
        item.isTakingAppearance = true
        applier(item)
        item.isTakingAppearance = false
    }

    /// What an object is in: its superview or its view's controller, a controller's parent, an item's bar.
    package static func container(of object: PlatformObject) -> PlatformObject? {
        switch object {
        case let item as UIBarItem: item.appearanceContainer
        case let view as UIView: view.viewController ?? view.superview
        case let controller as UIViewController: controller.parent ?? controller.view.superview
        default: nil
        }
    }
}
