/// The presentation of a controller over another one, from the request until its view has left the screen.
@MainActor final class ModalPresentation {
    enum Phase {
        /// Requested, but the presenter is not on screen yet, or another transition is running.
        case waiting
        case coming, shown, going
        case over
    }

    let controller: UIViewController
    private(set) weak var presenter: UIViewController?
    let style: UIModalPresentationStyle
    let transition: UIModalTransitionStyle
    var phase = Phase.waiting

    /// The window that contains the view.
    private(set) weak var window: UIWindow?
    /// The position in the view hierarchy of the presenter's view, while it is removed.
    private var formerPlace: ViewPlace?
    /// The orientation that the app itself had set, although the presenter does not support it.
    var formerOrientation: UIInterfaceOrientation?
    /// The view that dims the background of a sheet and contains the sheet.
    var sheet: ModalSheet?
    /// Receives the touches on the curled view of a presenter.
    var page: CurledPageView?

    init(_ controller: UIViewController, presenter: UIViewController) {
        self.controller = controller
        self.presenter = presenter
        style = ModalPresentation.effectiveStyle(of: controller)
        transition = controller.modalTransitionStyle
    }

    /// On a phone every modal view covers the whole screen.
    private static func effectiveStyle(of controller: UIViewController) -> UIModalPresentationStyle {
        InterfaceSpace.isTablet ? controller.modalPresentationStyle : .fullScreen
    }

    /// True if the presenter's view is completely covered.
    var coversPresenter: Bool {
        switch style {
        case .fullScreen, .currentContext: transition != .partialCurl
        case .pageSheet, .formSheet: false
        }
    }

    /// The animated view: the sheet's panel, or the controller's own view.
    var movingView: UIView? { sheet?.panel ?? controller.loadedView }

    // MARK: Views

    /// Adds the view at its final position, in front of the presenter's view.
    func placeView() {
        guard let presenter, let view = controller.view, let behind = presenter.loadedView, let window = behind.window
        else { return }
        self.window = window
        switch style {
        case .fullScreen:
            InterfaceSpace.current.fill(window, with: view, under: controller.wantsFullScreenLayout)
            window.insertSubview(view, aboveSubview: behind.ancestor(in: window))
        case .currentContext:
            guard let place = behind.superview else { return }
            view.transform = behind.transform
            view.bounds.size = behind.bounds.size
            view.center = behind.center
            view.autoresizingMask = behind.autoresizingMask
            place.insertSubview(view, aboveSubview: behind)
        case .pageSheet, .formSheet:
            let sheet = ModalSheet(style, in: window)
            sheet.hold(view)
            window.insertSubview(sheet, aboveSubview: behind.ancestor(in: window))
            self.sheet = sheet
        }
    }

    /// Removes the view.
    func removeView() {
        controller.loadedView?.removeFromSuperview()
        sheet?.removeFromSuperview()
        page?.removeFromSuperview()
        (sheet, page) = (nil, nil)
    }

    /// Removes the presenter's view, so that a memory warning can unload it.
    func removePresenterView() {
        guard let view = presenter?.loadedView, view.superview != nil else { return }
        formerPlace = ViewPlace(of: view)
        view.removeFromSuperview()
    }

    /// Adds the presenter's view again, behind the modal view. It is loaded again if it was unloaded.
    func restorePresenterView(in window: UIWindow) {
        guard let presenter, let view = presenter.view, view.window == nil else { return }
        let place = formerPlace?.superview?.window == nil ? nil : formerPlace
        formerPlace = nil
        guard let place, let superview = place.superview, superview !== window else {
            let orientation = InterfaceSpace.current.orientation
            if place?.view !== view || place?.orientation != orientation {
                InterfaceSpace.current.fill(window, with: view, under: presenter.wantsFullScreenLayout)
            }
            window.insertSubview(view, at: place?.index ?? 0)
            return
        }
        if place.view !== view { (view.frame, view.transform) = (place.frame, .identity) }
        superview.insertSubview(view, at: place.index)
    }
}

/// The former position of a removed view in the view hierarchy.
@MainActor struct ViewPlace {
    private(set) weak var view: UIView?
    private(set) weak var superview: UIView?
    let index: Int
    let frame: CGRect
    let orientation: UIInterfaceOrientation

    init(of view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        frame = view.frame
        orientation = InterfaceSpace.current.orientation
    }
}

extension UIView {
    /// The subview of `window` that is this view or an ancestor of it.
    fileprivate func ancestor(in window: UIWindow) -> UIView {
        sequence(first: self, next: \.superviewReference).first { $0.superviewReference === window } ?? self
    }
}
