/// The transition that dismisses a modal view and all presentations above it. Only the topmost is animated.
@MainActor final class ModalDeparture: ModalTransition {
    /// The presentations to end, from the dismissed one to the topmost.
    private let stack: [ModalPresentation]
    private let presenter: UIViewController?
    private let animated: Bool

    init(_ presentation: ModalPresentation, animated: Bool) {
        stack = Array(sequence(first: presentation) { $0.controller.presentation }.prefix { $0.phase == .shown })
        presenter = presentation.presenter
        self.animated = animated
    }

    /// The controllers whose views are visible and will disappear.
    private lazy var departing = stack.reversed().map(\.controller).filter {
        $0.appearance == .appeared || $0.appearance == .appearing
    }
    private var wasManaged = false

    /// Returns true if the controller is being dismissed, so that it cannot present another controller.
    func takesAway(_ controller: UIViewController?) -> Bool { stack.contains { $0.controller === controller } }

    func begin() -> TimeInterval {
        for presentation in stack { presentation.phase = .going }
        guard let top = stack.last, let first = stack.first else { return 0 }
        // An app may have taken the modal view away itself.
        let windows = [top.controller.loadedView?.window, presenter?.loadedView?.window, first.window]
        guard let window = windows.lazy.compactMap({ $0 }).first else { return 0 }
        if !top.controller.disablesAutomaticKeyboardDismissal { window.firstResponder?.resignFirstResponder() }
        for presentation in stack { presentation.controller.relationChange = .dismissed }
        for controller in departing {
            controller.isAppearanceManaged = true
            controller.beginDisappearing(animated: animated)
        }
        for presentation in stack.dropLast() { presentation.removeView() }
        guard let presenter, stack.contains(where: \.coversPresenter) else {
            return ModalMotion(top, in: window).goOut(animated: animated) {}
        }
        wasManaged = presenter.isAppearanceManaged
        presenter.isAppearanceManaged = true
        if first.style == .fullScreen {
            InterfaceRotation.main.turn(for: presenter, preferring: first.formerOrientation)
        }
        presenter.beginAppearing(animated: animated)
        return ModalMotion(top, in: window).goOut(animated: animated) { first.restorePresenterView(in: window) }
    }

    func finish() {
        for presentation in stack { presentation.removeView() }
        if let presenter, stack.contains(where: \.coversPresenter) {
            presenter.finishAppearing(animated: animated)
            presenter.isAppearanceManaged = wasManaged
        }
        for controller in departing {
            controller.finishDisappearing(animated: animated)
            controller.isAppearanceManaged = false
        }
        for presentation in stack.reversed() {
            presentation.phase = .over
            presentation.controller.relationChange = .none
            presentation.controller.presentationOfSelf = nil
            if presentation.presenter?.presentation === presentation { presentation.presenter?.presentation = nil }
        }
    }
}
