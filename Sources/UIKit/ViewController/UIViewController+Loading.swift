/// Loading the view when it is first needed, and unloading it when memory runs low.
extension UIViewController {
    func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        if let archivedView { return takeView(archivedView) }
        loadView()
        if loadedView == nil {
            reportProblem("\(className).loadView did not assign a view; an empty one is used")
            view = UIView(frame: UIScreen.main.applicationFrame)
        }
        isViewReloadable = true
        for addition in ControllerAdditions.all { addition.viewWasMade(self) }
        viewDidLoad()
        // The container lays out the new view, since it had placed the one that was unloaded.
        containerReference?.loadedView?.setNeedsLayout()
    }

    /// Takes the view from an archive. It cannot be loaded again.
    func takeView(_ archived: UIView) {
        view = archived
        fitArchivedView()
        archivedViewWasTaken()
        viewDidLoad()
    }

    /// A nib has both the controller and, by its outlet, the view: the app hears of the view when it is first asked
    /// for, as of one in an archive.
    func keepViewOfNib() {
        guard !makesOwnView, !isViewReloadable, let view = loadedView else { return }
        loadedView = nil
        archivedView = view
    }

    func replaceView(with newView: UIView?) {
        archivedView = nil
        guard loadedView !== newView else { return }
        if loadedView?.viewController === self { loadedView?.viewController = nil }
        loadedView = newView
        newView?.viewController = self
        isViewReloadable = false
        frameBeforePlacing = nil
    }

    /// Releases the view if it is not visible and can be loaded again.
    func unloadView() {
        guard let view = loadedView, isViewReloadable, appearance == .disappeared, view.window == nil,
            view.superview == nil || containerReference != nil, !(view is UIWindow)
        else { return }
        viewWillUnload()
        guard loadedView === view else { return }
        view.removeFromSuperview()
        replaceView(with: nil)
        viewDidUnload()
    }

    var neededView: UIView? {
        loadViewIfNeeded()
        return loadedView
    }

    /// The view of a controller that has neither a nib nor code for one.
    func makeEmptyView() -> UIView {
        let empty = UIView(frame: UIScreen.main.applicationFrame)
        empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return empty
    }
}
