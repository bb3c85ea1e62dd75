package import DeviceLink

/// Takes the fingers that touch the status bar: a tap there scrolls to the top.
@MainActor final class StatusBarFingers {
    private var fingers: Set<UInt32> = []

    /// How far below the bar a finger may be lifted, in points.
    private static let slop: CGFloat = 20

    /// - Returns: the points of the other fingers.
    func take(_ points: [TouchPoint], in application: UIApplication) -> [TouchPoint] {
        let bar = application.statusBarFrame
        guard !bar.isEmpty || !fingers.isEmpty else { return points }
        return points.filter { point in
            let place = CGPoint(x: point.x, y: point.y)
            if point.phase == .began, bar.contains(place) { fingers.insert(point.identifier) }
            guard fingers.contains(point.identifier) else { return true }
            if point.phase == .ended || point.phase == .cancelled {
                fingers.remove(point.identifier)
                let isTap = point.phase == .ended && bar.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place)
                if isTap, !application.isIgnoringInteractionEvents { ScrollToTop.perform(in: application) }
            }
            return false
        }
    }
}

/// Scrolls the one scroll view on screen that wants it to its top.
@MainActor enum ScrollToTop {
    static func perform(in application: UIApplication) {
        for window in application.windows.reversed() where !window.isHidden {
            let views = candidates(in: window, of: window)
            guard !views.isEmpty else { continue }
            // Which one of several is meant, nobody can know.
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
