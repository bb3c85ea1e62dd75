/// Brings modal controllers' views on screen and takes them away.
@MainActor enum ModalPresentation {
    private static let duration: TimeInterval = 0.4

    static func present(
        _ controller: UIViewController?, from presenter: UIViewController, animated: Bool,
        _ completion: (@MainActor () -> Void)?
    ) {
        guard let controller, presenter.presentedController == nil, controller !== presenter, let view = controller.view
        else { return }
        presenter.presentedController = controller
        controller.presenterReference = presenter
        guard let window = presenter.view.window else { return }
        let frame = controller.wantsFullScreenLayout ? window.bounds : UIScreen.main.applicationFrame
        view.frame = frame
        presenter.beginDisappearing(animated: animated)
        controller.isAppearanceManaged = true
        controller.beginAppearing(animated: animated)
        window.addSubview(view)
        show(view, style: controller.modalTransitionStyle, frame, in: window, animated: animated) {
            controller.isAppearanceManaged = false
            controller.finishAppearing(animated: animated)
            presenter.finishDisappearing(animated: animated)
            completion?()
        }
    }

    static func dismiss(_ controller: UIViewController, animated: Bool, _ completion: (@MainActor () -> Void)?) {
        if controller.presentedController != nil {
            dismiss(from: controller, animated: animated, completion)
        } else if let next = controller.containerReference ?? controller.presenterReference {
            next.dismiss(animated: animated, completion: completion)
        }
    }

    private static func dismiss(
        from presenter: UIViewController, animated: Bool, _ completion: (@MainActor () -> Void)? = nil
    ) {
        guard let controller = presenter.presentedController, let view = controller.loadedView else { return }
        if controller.presentedController != nil { dismiss(from: controller, animated: false) }
        controller.isAppearanceManaged = true
        controller.beginDisappearing(animated: animated)
        presenter.beginAppearing(animated: animated)
        hide(view, style: controller.modalTransitionStyle, animated: animated) {
            view.removeFromSuperview()
            view.alpha = 1
            presenter.presentedController = nil
            controller.presenterReference = nil
            controller.finishDisappearing(animated: animated)
            controller.isAppearanceManaged = false
            presenter.finishAppearing(animated: animated)
            completion?()
        }
    }

    private static func show(
        _ view: UIView, style: UIModalTransitionStyle, _ frame: CGRect, in window: UIWindow, animated: Bool,
        _ completion: @escaping @MainActor () -> Void
    ) {
        guard animated else { return completion() }
        if style == .coverVertical {
            view.frame = frame.offsetBy(dx: 0, dy: window.bounds.height)
            UIView.animate(
                withDuration: duration, animations: { view.frame = frame }, completion: { _ in completion() })
        } else {
            view.alpha = 0
            UIView.animate(withDuration: duration, animations: { view.alpha = 1 }, completion: { _ in completion() })
        }
    }

    private static func hide(
        _ view: UIView, style: UIModalTransitionStyle, animated: Bool, _ completion: @escaping @MainActor () -> Void
    ) {
        guard animated, let window = view.window else { return completion() }
        UIView.animate(
            withDuration: duration,
            animations: {
                if style == .coverVertical {
                    view.frame.origin.y += window.bounds.height
                } else {
                    view.alpha = 0
                }
            }, completion: { _ in completion() })
    }
}
