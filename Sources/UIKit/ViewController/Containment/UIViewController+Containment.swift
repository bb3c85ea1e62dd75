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
        guard child !== self, child.containerReference !== self else { return }
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
        let animated = duration > 0
        fromController.isAppearanceManaged = true
        toController.isAppearanceManaged = true
        fromController.beginDisappearing(animated: animated)
        toController.beginAppearing(animated: animated)
        guard let fromView = fromController.view, let toView = toController.view, let place = fromView.superview else {
            return
        }
        UIView.transition(
            with: place, duration: duration, options: options,
            animations: {
                place.addSubview(toView)
                animations?()
            },
            completion: { finished in
                fromView.removeFromSuperview()
                fromController.finishDisappearing(animated: animated)
                toController.finishAppearing(animated: animated)
                fromController.isAppearanceManaged = false
                toController.isAppearanceManaged = false
                completion?(finished)
            })
    }
}
