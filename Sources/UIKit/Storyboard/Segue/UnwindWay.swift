/// Finds the destination of an unwind segue.
@MainActor enum UnwindWay {
    /// The nearest earlier controller that implements the action. Searched first are the controllers below the current
    /// one on its navigation stacks, then the presenting controllers.
    static func destination(from controller: UIViewController, having action: Selector) -> UIViewController? {
        var current: UIViewController? = controller
        while let here = current {
            if let stack = here as? UINavigationController {
                for member in stack.viewControllers.reversed() where member !== controller {
                    if let found = find(action, within: member, except: controller) { return found }
                }
            }
            if here !== controller, ActionDispatch.responds(here, to: action) { return here }
            if let container = here.containerReference {
                current = container
            } else if let presenter = here.presentingViewController {
                if let found = find(action, within: presenter, except: controller) { return found }
                current = presenter
            } else {
                current = nil
            }
        }
        return nil
    }

    /// The member of the stack that is the controller or an ancestor of it.
    static func member(of stack: UINavigationController, holding controller: UIViewController) -> UIViewController? {
        stack.viewControllers.first { member in
            sequence(first: controller) { $0.containerReference }.contains { $0 === member }
        }
    }

    private static func find(
        _ action: Selector, within container: UIViewController, except controller: UIViewController
    ) -> UIViewController? {
        for child in container.children.reversed() where child !== controller {
            if let found = find(action, within: child, except: controller) { return found }
        }
        return ActionDispatch.responds(container, to: action) ? container : nil
    }
}
