/// Scrolls to the top after a tap on the status bar, if exactly one scroll view on screen wants that.
@MainActor enum ScrollToTop {
    /// Registers for taps on the status bar.
    static func connect() { _ = connection }

    private static let connection: Void = StatusBarFingers.wasTapped = perform

    static func perform(in application: UIApplication) {
        for window in application.windows.reversed() where !window.isHidden {
            let views = candidates(in: window, of: window)
            guard !views.isEmpty else { continue }
            // With several views it is not known which one is meant.
            guard views.count == 1, let view = views.first,
                view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true
            else { return }
            let top = CGPoint(x: view.contentOffset.x, y: view.scrollRange.y.lowerBound)
            if view.contentOffset.y > top.y { view.driver.animate(to: top, toTop: true) }
            return
        }
    }

    private static func candidates(in view: UIView, of window: UIWindow) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        var found: [UIScrollView] = []
        if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.canScroll.vertically,
            isOnScreen(scroll, in: window)
        {
            found.append(scroll)
        }
        return found + view.subviewList.flatMap { candidates(in: $0, of: window) }
    }

    private static func isOnScreen(_ view: UIView, in window: UIWindow) -> Bool {
        let (place, screen) = (view.convert(view.bounds, to: window as UIView), window.bounds)
        return place.maxX > screen.minX && place.minX < screen.maxX && place.maxY > screen.minY
            && place.minY < screen.maxY
    }
}
