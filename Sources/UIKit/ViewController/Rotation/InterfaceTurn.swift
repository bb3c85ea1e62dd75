internal import MainLoop

/// One turn of a window's interface, with the calls that controllers get.
@MainActor final class InterfaceTurn {
    private let window: UIWindow
    private let former: UIInterfaceOrientation
    private let new: UIInterfaceOrientation
    let duration: TimeInterval
    /// The controllers whose views turn, the hindmost first.
    private let controllers: [UIViewController]

    init(
        _ window: UIWindow, from former: UIInterfaceOrientation, to new: UIInterfaceOrientation,
        quarterDuration: TimeInterval
    ) {
        self.window = window
        self.former = former
        self.new = new
        duration = former.isPortrait == new.isPortrait ? 2 * quarterDuration : quarterDuration
        let top = window.interfaceController
        controllers = Array(sequence(first: top) { $0?.presenterReference }.compactMap { $0 })
            .filter { $0.loadedView?.window === window }.reversed()
    }

    /// - Parameter completion: Called when everything has turned.
    func run(_ completion: @escaping @MainActor () -> Void) {
        tell { $0.willRotate(to: self.new, duration: self.duration) }
        UIApplication.shared.changeStatusBarOrientation(to: new, duration: duration)
        if controllers.last.map(RotationSteps.areTwo) == true {
            turnInTwoSteps()
        } else {
            animate(duration, .curveEaseInOut) {
                self.arrange()
                self.tell { $0.willAnimateRotation(to: self.new, duration: self.duration) }
            }
        }
        MainLoop.main.schedule(afterAnimation: duration, completion)
    }

    func finish() { tell { $0.didRotate(from: self.former) } }

    private func turnInTwoSteps() {
        let half = duration / 2
        let steps = controllers.map { TwoStepRotation($0, from: former, to: new) }
        animate(half, .curveEaseIn) {
            self.tell { $0.willAnimateFirstHalfOfRotation(to: self.new, duration: half) }
            for step in steps { step.turnHalfway() }
        }
        MainLoop.main.schedule(afterAnimation: half) {
            self.tell { $0.didAnimateFirstHalfOfRotation(to: self.new) }
            self.arrange()
            for step in steps { step.startFromHalfway() }
            self.animate(half, .curveEaseOut) {
                self.tell { $0.willAnimateSecondHalfOfRotation(from: self.former, duration: half) }
                for step in steps { step.turnUpright() }
            }
        }
    }

    private func animate(
        _ duration: TimeInterval, _ curve: UIView.AnimationOptions, _ changes: @escaping @MainActor () -> Void
    ) {
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [curve, .layoutSubviews, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: changes)
    }

    /// Gives every view its place in the new orientation.
    private func arrange() {
        for controller in controllers {
            guard let view = controller.loadedView else { continue }
            if let sheet = controller.presentationOfSelf?.sheet {
                sheet.arrange()
            } else if view.superview === window {
                InterfaceSpace.current.fill(window, with: view, under: controller.wantsFullScreenLayout)
            }
        }
    }

    /// Calls the controllers and their children, except those that a container of the framework calls itself.
    private func tell(_ call: (UIViewController) -> Void) {
        func visit(_ controller: UIViewController) {
            call(controller)
            guard controller.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() else { return }
            for child in controller.childList where !child.isAppearanceManaged && child.loadedView?.window != nil {
                visit(child)
            }
        }
        for controller in controllers { visit(controller) }
    }
}
