internal import MainLoop

/// Performs requested presentations and dismissals one after the other, each when the earlier ones are done and the
/// presenter is on screen.
@MainActor final class ModalTransitions {
    static let main = ModalTransitions()

    /// True while a transition is running.
    private(set) var isRunning = false
    private var requests: [Request] = []
    private var isProceeding = false

    private enum Request {
        case present(ModalPresentation, animated: Bool, completion: (@MainActor () -> Void)?)
        case dismiss(ModalPresentation, animated: Bool, completion: (@MainActor () -> Void)?)

        var presented: ModalPresentation? {
            if case .present(let presentation, _, _) = self { presentation } else { nil }
        }
        var dismissed: ModalPresentation? {
            if case .dismiss(let presentation, _, _) = self { presentation } else { nil }
        }
    }

    // MARK: Asking

    func present(
        _ controller: UIViewController?, from asker: UIViewController, animated: Bool,
        _ completion: (@MainActor () -> Void)?
    ) {
        guard let controller else {
            let reason = "Application tried to present a nil modal view controller on target \(asker.debugName)."
            return FrameworkException.raise(.invalidArgument, reason)
        }
        let presenter = self.presenter(for: controller, asker)
        guard !controller.isActive, controller !== presenter, !presenter.isPresented(above: controller) else {
            let reason = "Application tried to present modally an active controller \(controller.debugName)."
            return FrameworkException.raise(.invalidArgument, reason)
        }
        if let present = presenter.presentation, present.phase != .going {
            let other = present.controller.debugName
            return warn(
                "Attempt to present \(controller.debugName) on \(presenter.debugName) which is already presenting "
                    + other)
        }
        let presentation = ModalPresentation(controller, presenter: presenter)
        controller.presentationOfSelf = presentation
        if presenter.presentation == nil { presenter.presentation = presentation }
        requests.append(.present(presentation, animated: animated, completion: completion))
        proceed()
    }

    func dismiss(_ asker: UIViewController, animated: Bool, _ completion: (@MainActor () -> Void)?) {
        guard let presentation = presentation(toDismissFor: asker) else {
            completion?()
            return
        }
        // A second request for the same dismissal, while the first is waiting or running, is ignored.
        let isAsked = requests.contains { $0.dismissed === presentation }
        guard presentation.phase != .going, !isAsked else {
            completion?()
            return
        }
        requests.append(.dismiss(presentation, animated: animated, completion: completion))
        proceed()
    }

    /// The presenting controller: the outermost container of the one that was asked, or on an iPad the one that defines
    /// the requested presentation context.
    private func presenter(for controller: UIViewController, _ asker: UIViewController) -> UIViewController {
        let containers = sequence(first: asker, next: \.containerReference)
        if InterfaceSpace.isTablet, controller.modalPresentationStyle == .currentContext,
            let context = containers.first(where: \.definesPresentationContext)
        {
            return context
        }
        return containers.reversed().first ?? asker
    }

    /// The presentation that `dismiss` of a controller ends: the one that the controller or a container of it presents,
    /// otherwise the one in which it is presented.
    private func presentation(toDismissFor asker: UIViewController) -> ModalPresentation? {
        sequence(first: asker) { $0.containerReference ?? $0.presenterReference }.lazy.compactMap(\.presentation).first
    }

    // MARK: Carrying out

    /// Starts waiting requests that can start now. Called whenever a transition has ended or a view has come on screen.
    func proceed() {
        guard !isRunning, !requests.isEmpty, !isProceeding, !InterfaceRotation.main.isTurning else { return }
        isProceeding = true
        defer { isProceeding = false }
        while !isRunning, let index = requests.firstIndex(where: canBegin) {
            switch requests.remove(at: index) {
            case .present(let presentation, let animated, let completion):
                begin(presentation, animated: animated, completion)
            case .dismiss(let presentation, let animated, let completion):
                end(presentation, animated: animated, completion)
            }
        }
    }

    private func canBegin(_ request: Request) -> Bool {
        switch request {
        case .present(let presentation, _, _):
            guard let presenter = presentation.presenter else { return true }
            let isFree = presenter.presentation == nil || presenter.presentation === presentation
            return isFree && presenter.loadedView?.window != nil && presenter.appearance != .disappearing
                && !(presenter.appearance == .appearing && !presenter.isAppearanceManaged)
        case .dismiss: return true
        }
    }

    private func begin(_ presentation: ModalPresentation, animated: Bool, _ completion: (@MainActor () -> Void)?) {
        guard let presenter = presentation.presenter else { return abandon(presentation) }
        presenter.presentation = presentation
        presentation.phase = .coming
        run(ModalArrival(presentation, animated: animated && UIView.areAnimationsEnabled), completion)
    }

    private func end(_ presentation: ModalPresentation, animated: Bool, _ completion: (@MainActor () -> Void)?) {
        guard presentation.phase == .shown else {
            // It has never been on screen.
            requests.removeAll { $0.presented === presentation }
            abandon(presentation)
            completion?()
            return
        }
        let departure = ModalDeparture(presentation, animated: animated && UIView.areAnimationsEnabled)
        // Waiting presentations by controllers that are being dismissed are dropped.
        for waiting in requests.compactMap(\.presented) where departure.takesAway(waiting.presenter) {
            requests.removeAll { $0.presented === waiting || $0.dismissed === waiting }
            abandon(waiting)
        }
        run(departure, completion)
    }

    private func abandon(_ presentation: ModalPresentation) {
        presentation.phase = .over
        if presentation.presenter?.presentation === presentation { presentation.presenter?.presentation = nil }
        presentation.controller.presentationOfSelf = nil
    }

    private func run(_ transition: any ModalTransition, _ completion: (@MainActor () -> Void)?) {
        isRunning = true
        let application = UIApplication.shared
        let end: @MainActor () -> Void = {
            transition.finish()
            self.isRunning = false
            completion?()
            self.proceed()
            InterfaceRotation.main.followDevice()
        }
        let duration = transition.begin()
        guard duration > 0 else { return end() }
        application.beginIgnoringInteractionEvents()
        MainLoop.main.schedule(afterAnimation: duration) {
            application.endIgnoringInteractionEvents()
            end()
        }
    }

    private func warn(_ problem: String) {
        FileHandle.standardError.write(Data("Warning: \(problem)\n".utf8))
    }
}

/// A transition that presents or dismisses a modal view.
@MainActor protocol ModalTransition {
    /// Makes the calls that precede the transition and starts its animation.
    /// - Returns: the duration of the animation, in seconds.
    func begin() -> TimeInterval
    /// Sets the final state of the views and makes the calls that follow.
    func finish()
}

extension UIViewController {
    /// The controller that this one presents, including during the transitions.
    package var presentedController: UIViewController? { presentation?.controller }

    /// The controller that presents this one, including during the transitions.
    package var presenterReference: UIViewController? { presentationOfSelf?.presenter }

    /// The controller that this one presents, else the one that its nearest presenting container presents.
    var presentedNearby: UIViewController? { presentedController ?? containerReference?.presentedViewController }

    /// The controller that presents this one, else the one that presents its nearest presented container.
    var presenterNearby: UIViewController? { presenterReference ?? containerReference?.presentingViewController }

    /// True if the controller is presented, about to be, or in a container.
    fileprivate var isActive: Bool { presentationOfSelf != nil || containerReference != nil }

    /// Returns true if `controller` presents this controller, directly or indirectly.
    fileprivate func isPresented(above controller: UIViewController) -> Bool {
        sequence(first: self, next: \.presenterReference).contains { $0 === controller }
    }

    /// The description of the object in exceptions and warnings.
    var debugName: String { "<\(className): \(Unmanaged.passUnretained(self).toOpaque())>" }
}
