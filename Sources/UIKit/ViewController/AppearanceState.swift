/// Where a controller's view is between being off and on screen.
package enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
    /// Announces that the view comes on screen, once.
    package func beginAppearing(animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        viewWillAppear(animated)
    }

    package func finishAppearing(animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(animated)
    }

    /// Announces that the view leaves the screen, once.
    package func beginDisappearing(animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
    }

    package func finishDisappearing(animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(animated)
    }

    func viewWillMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard !isAppearanceManaged else { return }
        if newWindow == nil {
            beginDisappearing(animated: false)
        } else if oldWindow == nil {
            beginAppearing(animated: false)
        }
    }

    func viewDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard !isAppearanceManaged else { return }
        if newWindow == nil {
            finishDisappearing(animated: false)
        } else if oldWindow == nil {
            finishAppearing(animated: false)
        }
    }
}

extension UIViewController {
    func announceAppearance(_ isAppearing: Bool, animated: Bool) {
        isAppearanceManaged = true
        announcedAnimation = animated
        if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
    }

    func concludeAppearance() {
        finishAppearing(animated: announcedAnimation)
        finishDisappearing(animated: announcedAnimation)
        isAppearanceManaged = false
    }
}
