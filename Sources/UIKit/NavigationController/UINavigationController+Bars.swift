/// The layout and visibility of the bars.
extension UINavigationController {
    /// True if a controller on the stack hides the bottom bar.
    package final var hidesBottomBar: Bool { childList.contains { $0.hidesBottomBarWhenPushed } }

    /// The container whose bottom bar is hidden and shown with the screens.
    private final var bottomBarHost: (any BottomBarHost)? { containerReference as? any BottomBarHost }

    final var wantedBars: BarPresence {
        BarPresence(
            navigationBar: !isNavigationBarHidden && !isSearching, toolbar: !isToolbarHidden && !hidesBottomBar,
            bottomBar: !hidesBottomBar)
    }

    /// True if the search bar of the top screen has replaced the navigation bar.
    private final var isSearching: Bool {
        func hides(_ controller: UIViewController) -> Bool {
            controller.storedSearchDisplayController?.hidesNavigationBar == true
                || controller.childList.contains(where: hides)
        }
        return topViewController.map(hides) ?? false
    }

    /// Called when a search begins or ends in one of the screens.
    final func searchDidChange(animated: Bool) { screens.barsDidChange(animated: animated) }

    // MARK: Layout

    /// True for an iPhone in landscape, whose bars have a smaller height.
    final var usesLowBars: Bool {
        UIApplication.shared.statusBarOrientation.isLandscape && UIDevice.current.userInterfaceIdiom == .phone
    }

    final var layout: NavigationLayout { layout(with: screens.bars) }

    final func layout(with bars: BarPresence) -> NavigationLayout {
        let bounds = loadedView?.bounds ?? UIScreen.main.bounds
        let topHeight = navigationBar.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        var layout = NavigationLayout(
            bounds: bounds, statusBarOverlap: loadedView?.statusBarOverlap ?? 0,
            top: NavigationLayout.Bar(
                height: topHeight.isFinite ? min(max(topHeight, 0), 1024) : NavigationBarMetrics.height,
                isShown: bars.navigationBar, isTranslucent: navigationBar.isTranslucent),
            bottom: NavigationLayout.Bar(
                height: usesLowBars ? NavigationBarMetrics.lowHeight : NavigationBarMetrics.height,
                isShown: bars.toolbar, isTranslucent: madeToolbar?.isTranslucent ?? false))
        if bars.bottomBar, let host = bottomBarHost, !host.reservesBottomBar {
            layout.bottomInset = host.bottomBar.bounds.height
        }
        return layout
    }

    /// Lays out bars that are appearing. Bars that stay change their heights during the transition.
    final func fitBars(arriving: [UIView], leaving: [UIView]) {
        let staying = [navigationBar, madeToolbar as UIView?].compactMap { $0 }
            .filter { bar in !arriving.contains { $0 === bar } }
        layOutBars(leaving: staying)
        UIView.animate(withDuration: ScreenSlide.duration) { self.layOutBars(leaving: leaving + arriving) }
    }

    /// Lays out the bars.
    /// - Parameter leaving: Bars that are about to slide away and keep their frames.
    final func layOutBars(leaving: [UIView] = []) {
        guard let view = loadedView else { return }
        let layout = layout
        place(navigationBar, layout.navigationBar, in: view, leaving)
        if screens.bars.toolbar || madeToolbar != nil { place(toolbar, layout.toolbar, in: view, leaving) }
    }

    private final func place(_ bar: UIView, _ frame: CGRect, in view: UIView, _ leaving: [UIView]) {
        if bar.superview !== view { view.addSubview(bar) }
        if bar.frame != frame, !leaving.contains(where: { $0 === bar }) { bar.frame = frame }
    }

    // MARK: Coming and going

    /// Adds the bars that appear or disappear to the views that slide with the screens.
    final func addBars(
        from former: BarPresence, to bars: BarPresence, arriving: inout [UIView], leaving: inout [UIView]
    ) {
        func add(_ bar: UIView, _ was: Bool, _ is: Bool) {
            guard was != `is` else { return }
            if `is` {
                bar.isHidden = false
                arriving.append(bar)
            } else {
                leaving.append(bar)
            }
        }
        add(navigationBar, former.navigationBar, bars.navigationBar)
        if former.toolbar != bars.toolbar { add(toolbar, former.toolbar, bars.toolbar) }
        if let host = bottomBarHost { add(host.bottomBar, former.bottomBar, bars.bottomBar) }
    }

    /// A screen that hides the bottom bar has the bar's space from the start of the transition; the other one gives it
    /// up at the end.
    final func makeRoomInsteadOfBottomBar() {
        if hidesBottomBar, appearance != .disappeared { bottomBarHost?.reservesBottomBar = false }
    }

    /// Unhides bars that are about to slide in vertically.
    final func unhideBars(_ bars: BarPresence) {
        if bars.navigationBar { navigationBar.isHidden = false }
        if bars.toolbar {
            if toolbar.superview == nil, let view = loadedView {
                var hidden = layout
                hidden.bottom.isShown = false
                toolbar.frame = hidden.toolbar
                view.addSubview(toolbar)
            }
            toolbar.isHidden = false
        }
    }

    /// Hides all bars but those that are in place.
    final func settleBars(_ bars: BarPresence) {
        navigationBar.isHidden = !bars.navigationBar
        if bars.toolbar { toolbar.isHidden = false } else { madeToolbar?.isHidden = true }
        guard let host = bottomBarHost, appearance != .disappeared else { return }
        host.bottomBar.isHidden = !bars.bottomBar
        if host.reservesBottomBar != bars.bottomBar { host.reservesBottomBar = bars.bottomBar }
    }

    // MARK: Contents

    /// Shows the navigation items of the stack and the toolbar items of the top controller in the bars.
    final func showItems(_ direction: ScreenChange.Direction, animated: Bool) {
        navigationBar.show(childList.map(\.navigationItem), direction, animated: animated)
        madeToolbar?.setItems(topViewController?.toolbarItems, animated: animated)
    }

    final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === topViewController { madeToolbar?.setItems(controller.toolbarItems, animated: animated) }
    }

    /// Called when the height or the translucency of the navigation bar has changed.
    final func navigationBarDidChange() { loadedView?.setNeedsLayout() }
}
