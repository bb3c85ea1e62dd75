/// Adds controllers to the stack and removes them.
extension UINavigationController {
    /// Returns true if the controllers can form a stack; otherwise raises Apple's exception.
    final func accepts(_ controllers: [UIViewController]) -> Bool {
        guard Set(controllers.map { ObjectIdentifier($0) }).count == controllers.count else {
            FrameworkException.raise(
                .invalidArgument, "All view controllers in a navigation controller must be distinct")
            return false
        }
        return controllers.allSatisfy { accepts($0) }
    }

    final func accepts(_ controller: UIViewController) -> Bool {
        guard controller is UINavigationController else { return true }
        FrameworkException.raise(.invalidArgument, "Pushing a navigation controller is not supported")
        return false
    }

    /// Adds a controller on top. A controller that is being popped stays on the stack instead.
    final func join(_ controller: UIViewController) {
        guard !childList.contains(where: { $0 === controller }) else { return }
        if let other = controller.containerReference as? UINavigationController, other !== self {
            other.childList.removeAll { $0 === controller }
            other.screens.show(ScreenChange(direction: .pop, isAnimated: false))
        }
        if controller.containerReference === self {
            controller.willMove(toParent: self)
            childList.append(controller)
        } else {
            addChild(controller)
        }
        controller.isAppearanceManaged = true
    }

    /// Removes all controllers but the first ones from the stack.
    /// - Returns: the removed controllers.
    final func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
        guard count > 0, count < childList.count else { return [] }
        let popped = Array(childList[count...])
        childList.removeLast(popped.count)
        leave(popped)
        screens.show(ScreenChange(direction: .pop, isAnimated: animated))
        return popped
    }

    /// Ends the containment of removed controllers. For the visible one this happens after its view has disappeared.
    final func leave(_ controllers: [UIViewController]) {
        for controller in controllers {
            controller.willMove(toParent: nil)
            if !screens.shows(controller) { abandonUnlessStacked(controller) }
        }
    }

    final func abandonUnlessStacked(_ controller: UIViewController) {
        guard controller.containerReference === self, !childList.contains(where: { $0 === controller }) else { return }
        controller.isAppearanceManaged = false
        controller.removeFromParent()
    }
}
