/// Containment: adding and removing child controllers.
extension UITabBarController {
    /// Returns true if the controller can have a tab: neither the tab bar controller itself nor its More navigation
    /// controller can.
    func isPossible(_ controller: UIViewController) -> Bool { controller !== self && controller !== storedMore }

    /// Makes each controller that is in no other container a child.
    func takeControllers() {
        for controller in controllers where !isLent(controller) { take(controller) }
        if hasMore { take(more) } else if let storedMore { release(storedMore) }
    }

    /// Returns true if the controller is on the stack of the More navigation controller.
    func isLent(_ controller: UIViewController) -> Bool {
        guard let storedMore else { return false }
        return controller.containerReference === storedMore
            && storedMore.viewControllers.contains { $0 === controller }
    }

    func take(_ controller: UIViewController) {
        controller.isAppearanceManaged = true
        guard controller.containerReference !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    func release(_ controller: UIViewController) {
        if controller === tabController { show(tab: nil) }
        guard controller.containerReference === self else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
        controller.isAppearanceManaged = false
    }
}
