extension AppearanceRules {
    /// - Parameter container: The bar that shows the item.
    static func apply(to item: UIBarItem, in container: UIView?) {
        guard let applier else { return }
        item.appearanceContainer = container
        item.isTakingAppearance = true
        applier(item)
        item.isTakingAppearance = false
    }

    /// The appearance container of an object: its view controller, superview, parent controller or bar.
    package static func container(of object: PlatformObject) -> PlatformObject? {
        switch object {
        case let item as UIBarItem: item.appearanceContainer
        case let view as UIView: view.viewController ?? view.superview
        case let controller as UIViewController: controller.parent ?? controller.view.superview
        default: nil
        }
    }
}
