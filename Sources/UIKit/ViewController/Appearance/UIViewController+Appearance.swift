/// The four appearance methods, each of which is called once for each transition, whoever causes or interrupts it.
///
/// A container that adds and removes views itself sets ``isAppearanceManaged`` of its children and calls these methods.
/// Other controllers are called when their views enter and leave a window. A controller whose view is inside the view
/// of another controller appears and disappears with it: with the same animation, and not before it.
extension UIViewController {
    /// Starts an appearance transition: calls `viewWillAppear`.
    package func beginAppearing(animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        isTransitionAnimated = animated
        viewWillAppear(animated)
        for controller in enclosedControllers() where appearance == .appearing {
            controller.beginAppearing(animated: animated)
        }
    }

    /// Says that the view is on screen now. Does nothing if something else has begun meanwhile.
    package func finishAppearing(animated: Bool) {
        guard appearance == .appearing else { return }
        for controller in enclosedControllers() { controller.finishAppearing(animated: animated) }
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(animated)
        ModalTransitions.main.proceed()
    }

    /// Announces that the view leaves the screen.
    package func beginDisappearing(animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        isTransitionAnimated = animated
        viewWillDisappear(animated)
        for controller in enclosedControllers() where appearance == .disappearing {
            controller.beginDisappearing(animated: animated)
        }
    }

    /// Says that the view has left the screen. Does nothing if something else has begun meanwhile.
    package func finishDisappearing(animated: Bool) {
        guard appearance == .disappearing else { return }
        for controller in enclosedControllers() { controller.finishDisappearing(animated: animated) }
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(animated)
    }

    // MARK: Windows

    /// - Parameter superview: The view that this one's view is about to be in; nil if in none.
    func viewWillMove(from oldWindow: UIWindow?, to newWindow: UIWindow?, into superview: UIView?) {
        guard hearsOfWindows else { return }
        if let newWindow {
            guard oldWindow == nil else { return }
            if superview === newWindow {
                takePlaceInWindow()
                InterfaceRotation.main.prepare(self, for: newWindow)
            }
            frameBeforePlacing = nil
            let enclosing = superview.flatMap(Self.enclosing)
            // A view that is added to one which is disappearing, or is not appearing yet, appears together with that
            // one.
            if let enclosing, enclosing.isAppearanceManaged, enclosing.isOffScreen { return }
            beginAppearing(animated: enclosing?.appearance == .appearing && enclosing?.isTransitionAnimated == true)
        } else {
            beginDisappearing(animated: enclosingTransition(.disappearing)?.isTransitionAnimated ?? false)
        }
    }

    func viewDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard hearsOfWindows else { return }
        if newWindow == nil {
            if enclosingTransition(.disappearing) == nil { finishDisappearing(animated: isTransitionAnimated) }
        } else if oldWindow == nil {
            if enclosingTransition(.appearing) == nil { finishAppearing(animated: isTransitionAnimated) }
        }
    }

    private var isOffScreen: Bool { appearance == .disappeared || appearance == .disappearing }

    /// True if the appearance calls follow the view's window, since no container makes them.
    private var hearsOfWindows: Bool { !isAppearanceManaged && isForwardedTo }

    /// True if the controller has no container, or one that lets the framework forward the appearance methods.
    private var isForwardedTo: Bool {
        containerReference?.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() ?? true
    }

    // MARK: Views inside views

    /// The nearest controller around this one's view, if it is in the middle of that change.
    private func enclosingTransition(_ state: AppearanceState) -> UIViewController? {
        let enclosing = loadedView?.superview.flatMap(Self.enclosing)
        return enclosing?.appearance == state ? enclosing : nil
    }

    /// The controller of this view or of its nearest superview that has one.
    private static func enclosing(_ view: UIView) -> UIViewController? {
        sequence(first: view, next: \.superviewReference).lazy.compactMap(\.viewController).first
    }

    /// The controllers whose views are directly inside this one's view, with no other controller's view between, and
    /// for which no container makes the calls.
    private func enclosedControllers() -> [UIViewController] {
        guard let view = loadedView else { return [] }
        return LivingViewControllers.all.filter { controller in
            guard controller !== self, let inner = controller.loadedView, inner !== view, controller.hearsOfWindows,
                let superview = inner.superview
            else { return false }
            return Self.enclosing(superview) === self
        }
    }
}

/// Appearance calls for containers in apps.
extension UIViewController {
    func announceAppearance(_ isAppearing: Bool, animated: Bool) {
        isAppearanceManaged = true
        if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
    }

    func concludeAppearance() {
        finishAppearing(animated: isTransitionAnimated)
        finishDisappearing(animated: isTransitionAnimated)
        isAppearanceManaged = false
    }
}
