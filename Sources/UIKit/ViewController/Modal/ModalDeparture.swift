/// A modal view leaves the screen, with all that was presented over it: the topmost is seen to go, the others are gone.
@MainActor final class ModalDeparture: ModalTransition {
    /// From the one that is dismissed to the topmost.
    private let stack: [ModalPresentation]
    private let presenter: UIViewController?
    private let animated: Bool

    init(_ presentation: ModalPresentation, animated: Bool) {
        stack = Array(sequence(first: presentation) { $0.controller.presentation })
        presenter = presentation.presenter
        self.animated = animated
    }

    /// The controllers whose views are on screen and go.
    private lazy var departing = stack.reversed().map(\.controller).filter {
        $0.appearance == .appeared || $0.appearance == .appearing
    }
    private var wasManaged = false

    func begin() -> TimeInterval {
        for presentation in stack { presentation.phase = .going }
        guard let top = stack.last else { return 0 }
        guard let window = top.controller.loadedView?.window ?? presenter?.loadedView?.window else { return 0 }
        if !top.controller.disablesAutomaticKeyboardDismissal { window.firstResponder?.resignFirstResponder() }
        for presentation in stack { presentation.controller.relationChange = .dismissed }
        for controller in departing {
            controller.isAppearanceManaged = true
            controller.beginDisappearing(animated: animated)
        }
        for presentation in stack.dropLast() { presentation.removeView() }
        guard let presenter, let first = stack.first, stack.contains(where: \.coversPresenter) else {
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
