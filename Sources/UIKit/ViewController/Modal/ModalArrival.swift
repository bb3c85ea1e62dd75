/// The transition that presents a modal view.
@MainActor final class ModalArrival: ModalTransition {
    private let presentation: ModalPresentation
    private let presenter: UIViewController?
    private let controller: UIViewController
    private let animated: Bool
    private var wasManaged = false

    init(_ presentation: ModalPresentation, animated: Bool) {
        self.presentation = presentation
        self.animated = animated
        presenter = presentation.presenter
        controller = presentation.controller
    }

    func begin() -> TimeInterval {
        guard let presenter, let window = presenter.loadedView?.window else { return 0 }
        if !controller.disablesAutomaticKeyboardDismissal { window.firstResponder?.resignFirstResponder() }
        controller.loadViewIfNeeded()
        controller.isAppearanceManaged = true
        controller.relationChange = .presented
        if presentation.style == .fullScreen {
            presentation.formerOrientation = InterfaceRotation.main.orientationOfApp(presenter)
            InterfaceRotation.main.turn(for: controller)
        }
        if presentation.coversPresenter {
            wasManaged = presenter.isAppearanceManaged
            presenter.isAppearanceManaged = true
            presenter.beginDisappearing(animated: animated)
        }
        controller.beginAppearing(animated: animated)
        return ModalMotion(presentation, in: window).comeIn(animated: animated)
    }

    func finish() {
        presentation.phase = .shown
        controller.finishAppearing(animated: animated)
        controller.relationChange = .none
        controller.isAppearanceManaged = false
        guard let presenter, presentation.coversPresenter else { return }
        presentation.removePresenterView()
        presenter.finishDisappearing(animated: animated)
        presenter.isAppearanceManaged = wasManaged
    }
}
