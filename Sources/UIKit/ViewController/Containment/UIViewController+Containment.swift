extension UIViewController {
    /// The nearest container of that kind around this controller.
    func nearestContainer<Container: UIViewController>() -> Container? {
        var container = containerReference
        while let present = container {
            if let found = present as? Container { return found }
            container = present.containerReference
        }
        return nil
    }

    func adopt(_ child: UIViewController) {
        let isAround = sequence(first: self, next: \.containerReference).contains { $0 === child }
        guard !isAround, child.containerReference !== self else { return }
        if child.containerReference != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        childList.append(child)
        child.containerReference = self
    }

    func leaveContainer() {
        guard let container = containerReference else { return }
        container.childList.removeAll { $0 === self }
        containerReference = nil
        didMove(toParent: nil)
    }

    func exchange(
        _ fromController: UIViewController, _ toController: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (@MainActor () -> Void)?,
        _ completion: (@MainActor (Bool) -> Void)?
    ) {
        guard fromController.containerReference === self, toController.containerReference === self else {
            let name =
                "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                + "completion:]"
            return FrameworkException.raise(
                .invalidArgument,
                "Children view controllers \(fromController.debugName) and \(toController.debugName) must have a common "
                    + "parent view controller when calling \(name)")
        }
        let exchange = ChildExchange(from: fromController, to: toController, in: self, animated: duration > 0)
        exchange.run(duration, options, animations, completion)
    }
}
