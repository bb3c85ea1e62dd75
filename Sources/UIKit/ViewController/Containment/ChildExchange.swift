/// Replaces one child controller's view by another's inside their container, with the appearance calls.
@MainActor final class ChildExchange {
    private let former: UIViewController
    private let new: UIViewController
    private let place: UIView?
    private let animated: Bool
    /// True if the container is on screen; otherwise no appearance calls are made.
    private let isOnScreen: Bool

    init(from former: UIViewController, to new: UIViewController, in container: UIViewController, animated: Bool) {
        self.former = former
        self.new = new
        self.animated = animated
        place = former.loadedView?.superview ?? container.view
        isOnScreen = container.appearance == .appeared || container.appearance == .appearing
    }

    func run(
        _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (@MainActor () -> Void)?,
        _ completion: (@MainActor (Bool) -> Void)?
    ) {
        begin()
        let end: @MainActor (Bool) -> Void = { finished in
            self.finish()
            completion?(finished)
        }
        if options.transition != nil, let place {
            UIView.transition(
                with: place, duration: duration, options: options,
                animations: {
                    self.showNew()
                    self.former.loadedView?.removeFromSuperview()
                    animations?()
                }, completion: end)
        } else {
            showNew()
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
        }
    }

    private func begin() {
        for controller in [former, new] { controller.isAppearanceManaged = true }
        guard isOnScreen else { return }
        former.beginDisappearing(animated: animated)
        new.beginAppearing(animated: animated)
    }

    private func showNew() {
        guard let view = new.view, view.superview !== place else { return }
        place?.addSubview(view)
    }

    private func finish() {
        former.loadedView?.removeFromSuperview()
        if isOnScreen {
            former.finishDisappearing(animated: animated)
            new.finishAppearing(animated: animated)
        }
        for controller in [former, new] { controller.isAppearanceManaged = false }
    }
}
