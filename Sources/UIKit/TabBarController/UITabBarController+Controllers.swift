/// Taking controllers in and letting them go.
extension UITabBarController {
    /// Neither the tab bar controller itself nor the one of "More" can be in a tab.
    func isPossible(_ controller: UIViewController) -> Bool { controller !== self && controller !== storedMore }

    /// Makes every controller that is in no other container one of this one's own.
    func takeControllers() {
        for controller in controllers where !isLent(controller) { take(controller) }
        if hasMore { take(more) } else if let storedMore { release(storedMore) }
    }

    /// Whether the controller is on the stack of "More" now.
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
